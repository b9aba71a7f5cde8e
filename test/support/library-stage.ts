import assert from 'node:assert/strict'
import { type SQL, sql } from 'drizzle-orm'
import { grantTokens, spendTokens, tokensLeft } from '../../server/areas/tokens/repository/ledger.ts'
import { rows } from '../../server/db/database.ts'
import type { Data, Query } from '../../src/contract/endpoints/all.ts'
import type { LibraryConnectionRequest } from '../../src/contract/entities/library-connection-request.ts'
import type { DatabaseKind } from './databases.ts'
import { type Answer, startApp, type TestApp } from './server.ts'
import { sweep } from './sweep.ts'

export const LIBRARY_PATH = '/api/teacher/librarian-connection-request'
/** The subject. */
export const LIBRARY = 3
/** Topics by id, and age ranges. */
export const [ARTS, BOOKS, COMMUNITY, SPORTS] = [1, 2, 3, 8]
export const [FROM_4, FROM_7, FROM_11] = [1, 2, 3]

export type Librarian = Awaited<ReturnType<TestApp['signIn']>>
type List = 'GET /api/teacher/librarian-connection-request/not-hidden'

/** Fails unless an answer is refused so; tells what it says. */
export async function refusedAs(sent: Promise<Answer>, status: number, code: number | undefined) {
  const { status: found, body } = await sent
  assert.deepEqual([found, body.error_code], [status, code], body.message)
  return body as Answer<{ errors?: Record<string, string[]> } | undefined>['body']
}

/** Libraries of the demo, and calls of their librarians. */
export async function libraryStage(kind: DatabaseKind) {
  const server = await startApp({ kind })
  const { db } = server.app.services
  const run = <Row>(statement: ReturnType<typeof sql>) => rows<Row>(db, statement)
  const signIn = (name: string) => server.signIn(`${name}@demo.test`)
  const [harriet, samuel, ingrid] = [
    await signIn('librarian'),
    await signIn('librarian2'),
    await signIn('ingrid.solberg'),
  ]

  async function courseId(name: string): Promise<number> {
    const [found] = await run<{ id: number }>(sql`select id from courses where name = ${name}`)
    return found?.id ?? assert.fail(`no course ${name}`)
  }
  const readingRooms = await courseId('Reading Rooms of the World')

  const form = (changes: object = {}) => ({
    text_request: 'We read by the sea.',
    topics: [BOOKS],
    age_range_id: FROM_7,
    course_id: readingRooms,
    classroom_name: 'Harbor Bookmates',
    ...changes,
  })
  type Call = <Result = LibraryConnectionRequest>(
    who: Pick<Librarian, 'token'>,
    line: string,
    body?: object,
    key?: string,
  ) => Promise<Answer<Result>>
  /** `send(harriet, 'POST /7/connect')` */
  const send: Call = ({ token }, line, body, key) =>
    server.call(line.replace(' ', ` ${LIBRARY_PATH}`), {
      token,
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    })
  const good = async <Result>(sent: Promise<Answer<Result>>) => {
    const { status, text, body } = await sent
    assert.equal(status, 200, text)
    return body.data
  }
  const list = (who: Librarian, query: Query<List> = {}, which = 'not-hidden') => {
    const text = Object.entries(query).flatMap(([name, value]) => [value].flat().map(one => `${name}=${one}`))
    return good(send<Data<List>>(who, `GET /${which}?${text.join('&')}`))
  }
  const purse = ({ id }: Pick<Librarian, 'id'>, subject_id = LIBRARY) => ({ teacher_id: id, subject_id })

  return {
    ...{ server, db, run, signIn, harriet, samuel, ingrid, form, send, list, courseId, good },
    /** A request that waits. */
    post: async (who: Librarian, changes: object = {}) => good(send(who, 'POST ', form(changes))),
    /** Connects to a request, as it was at `seen` where that is said. */
    connect: (who: Librarian, id: number, key?: string, seen?: string) =>
      send(who, `POST /${id}/connect`, seen === undefined ? {} : { posted_at: seen }, key),
    one: (who: Pick<Librarian, 'token'>, id: number) => send(who, `GET /${id}`),
    own: (who: Librarian) => good(send<LibraryConnectionRequest[]>(who, 'GET ')),
    idsOf: async (who: Librarian, query: Query<List> = {}, which = 'not-hidden') =>
      (await list(who, query, which)).requests.map(({ id }) => id),
    /** Asks for a list, or for one's own, as a page does that has the answer of before. */
    poll: ({ token }: Pick<Librarian, 'token'>, which: string, etag?: string) =>
      server.call(`GET ${LIBRARY_PATH}${which}`, {
        token,
        headers: etag ? { 'if-none-match': etag } : {},
      }),
    /** While `change` holds, and is undone afterwards. */
    async during(change: SQL, back: SQL, work: () => Promise<unknown>) {
      await run(change)
      try {
        await work()
      } finally {
        await run(back)
      }
    },
    /** Requests of a librarian that wait, as many as are said, without posting them one by one. */
    wait: ({ id }: Pick<Librarian, 'id'>, count: number) =>
      run(sql`insert into library_requests (teacher_id, text_request, topics_id, number_students_range_id, course_id,
            classroom_name, expire_at)
          select ${id}::int, 'Many', '{}', 3, ${readingRooms}::int, 'Many', now() + interval '1 day'
          from generate_series(1, ${count}::int)`),
    /** Nothing of the demo, so that a test sees its own alone. */
    empty: () => run(sql`delete from library_requests`),
    expire: (id: number) =>
      run(sql`update library_requests set expire_at = now() - interval '1 second' where id = ${id}`),
    forgetAttempts: () => run(sql`delete from attempts`),
    /** Clears away what is of no use any more, as a server does every hour. */
    async sweep() {
      await sweep(server)
    },
    give: (who: Pick<Librarian, 'id'>, amount: number, subject?: number) =>
      grantTokens(db, { ...purse(who, subject), amount }),
    left: (who: Pick<Librarian, 'id'>, subject?: number) => tokensLeft(db, purse(who, subject)),
    /** Takes all that somebody has left, as for something else. */
    async spendAll(who: Pick<Librarian, 'id'>) {
      const [first] = await run<{ id: number }>(sql`select min(id) as id from classrooms`)
      const amount = await tokensLeft(db, purse(who))
      await spendTokens(db, { ...purse(who), amount, classroom_id: first?.id ?? 0 })
    },
    /** What is left and what classrooms have cost, together: it stays, whoever connects. */
    async total() {
      const [found] = await run<{ total: number }>(
        sql`select (select sum(amount)::int from token_entries)
              + (select sum(number_of_tokens)::int from classrooms) as total`,
      )
      return found?.total
    },
    classroomsOf: ({ id }: Pick<Librarian, 'id'>) =>
      run<{
        id: number
        name: string
        class_pairing_id: number
        course_id: number
        number_of_tokens: number
      }>(
        sql`select id, name, class_pairing_id, course_id, number_of_tokens from classrooms
            where teacher_id = ${id} order by id`,
      ),
  }
}

export type LibraryStage = Awaited<ReturnType<typeof libraryStage>>
