import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import { grantTokens, spendTokens, tokensLeft } from '../../server/areas/tokens/repository/ledger.ts'
import { rows } from '../../server/db/database.ts'
import type { ConnectionDetail, ConnectionRequest } from '../../src/contract/entities/connection.ts'
import { CONNECTION_DECLINED_DAYS } from '../../src/contract/limits/partners.ts'
import type { ConnectionStatus } from '../../src/contract/rules/connection-status.ts'
import { SCIENCES } from './classroom-form.ts'
import type { DatabaseKind } from './databases.ts'
import { newClassroom } from './pairing.ts'
import { type Answer, startApp, type TestApp } from './server.ts'

export type Person = Awaited<ReturnType<TestApp['signIn']>>

/** Fails unless an answer is refused so; tells what it says. */
export async function refusedWith(
  sent: Promise<Answer<ConnectionRequest>>,
  status: number,
  code: number | undefined,
) {
  const { status: found, body } = await sent
  assert.deepEqual([found, body.error_code], [status, code], body.message)
  return body
}

/** Teachers of three countries, with classrooms that wait for a partner. */
export async function connectionStage(kind: DatabaseKind) {
  const server = await startApp({ kind })
  const { db } = server.app.services
  const run = <Row>(statement: ReturnType<typeof sql>) => rows<Row>(db, statement)
  const maya = await server.signIn('teacher@demo.test')
  const lucia = await server.signIn('partner@demo.test')
  const camille = await server.signIn('camille.moreau@demo.test')

  /** A new one; what it costs is not paid. */
  async function classroom({ id }: Pick<Person, 'id'>, number_of_tokens = 1): Promise<number> {
    const made = await newClassroom(db, id)
    await run(sql`update classrooms set number_of_tokens = ${number_of_tokens} where id = ${made.id}`)
    return made.id
  }

  const firstOf = async (id: number) =>
    (await run<{ id: number }>(sql`select min(id) as id from classrooms where teacher_id = ${id}`))[0]?.id ??
    0

  const ask = ({ token }: Person, body: object, key?: string) =>
    server.call<ConnectionRequest>('POST /api/teacher/connections', {
      token,
      body: { message: '', partner_classroom_id: null, ...body },
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    })

  const act = ({ token }: Person, id: number, action: string, body?: object, key?: string) =>
    server.call<ConnectionRequest>(`POST /api/teacher/connections/${id}/${action}`, {
      token,
      ...(body ? { body } : {}),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    })

  /** Whoever has declined did so longer ago than they are left alone for. */
  const weeksLater = () =>
    run(sql`update connection_requests set (sent_at, settled_at) = (select sent_at - days, settled_at - days)
        from make_interval(days => ${CONNECTION_DECLINED_DAYS}::int) days where status = 'declined'`)

  return {
    ...{ server, db, run, maya, lucia, camille, classroom, ask, act, weeksLater },
    /** What Maya sends when she asks Lucía. */
    toLucia: async (changes: object = {}) => ({
      ...{ classroom_id: await classroom(maya), partner_teacher_id: lucia.id },
      ...changes,
    }),
    accept: (who: Person, id: number, selected_classroom_id: number, key?: string) =>
      act(who, id, 'accept', { selected_classroom_id }, key),

    list: async ({ token }: Person, query = '') => {
      const { status, body, text } = await server.call<ConnectionRequest[]>(
        `GET /api/teacher/connections${query}`,
        { token },
      )
      assert.equal(status, 200, text)
      return body.data
    },
    one: ({ token }: Person, id: number) =>
      server.call<ConnectionDetail>(`GET /api/teacher/connections/${id}`, { token }),

    /** A request of Maya to Lucía that waits, each with a classroom of their own; what was declined is long ago. */
    async waiting({ from = maya, to = lucia, costs = [1, 1] as [number, number] } = {}) {
      await weeksLater()
      const [mine, theirs] = [await classroom(from, costs[0]), await classroom(to, costs[1])]
      const { status, text, body } = await ask(from, {
        ...{ classroom_id: mine, partner_teacher_id: to.id, partner_classroom_id: theirs },
      })
      assert.equal(status, 200, text)
      return { id: body.data.id, mine, theirs }
    },

    /** Puts a request where a test begins. */
    set: (id: number, status: ConnectionStatus) =>
      run(sql`update connection_requests set status = ${status},
            settled_at = case when ${status}::text = 'pending' then null else now() end where id = ${id}`),
    async statusOf(id: number) {
      const [found] = await run<{ status: ConnectionStatus }>(
        sql`select status from connection_requests where id = ${id}`,
      )
      return found?.status
    },

    give: ({ id }: Person, amount: number) =>
      grantTokens(db, { teacher_id: id, subject_id: SCIENCES, amount }),
    left: ({ id }: Person) => tokensLeft(db, { teacher_id: id, subject_id: SCIENCES }),
    /** What a classroom costs, paid with tokens that came for it. */
    async pay({ id }: Person, classroom_id: number, amount: number) {
      const purse = { teacher_id: id, subject_id: SCIENCES, amount }
      await grantTokens(db, purse)
      await spendTokens(db, { ...purse, classroom_id })
    },
    /** Takes all that somebody has left of it, as for something else. */
    async spendAll({ id }: Person) {
      const left = await tokensLeft(db, { teacher_id: id, subject_id: SCIENCES })
      if (left > 0)
        await spendTokens(db, {
          teacher_id: id,
          subject_id: SCIENCES,
          amount: left,
          classroom_id: await firstOf(id),
        })
    },

    pairingOf: async (id: number) => {
      const found = await run<{ id: number; status: string; classrooms: number }>(
        sql`select p.id, p.status, (select count(*)::int from classrooms x where x.class_pairing_id = p.id) as classrooms
            from class_pairings p join classrooms c on c.class_pairing_id = p.id where c.id = ${id}`,
      )
      return found[0] ?? assert.fail(`no classroom ${id}`)
    },
    expire: (id: number) =>
      run(sql`update classrooms set expire_at = now() - interval '1 day' where id = ${id}`),
    forgetAttempts: () => run(sql`delete from attempts`),
  }
}

export type ConnectionStage = Awaited<ReturnType<typeof connectionStage>>
