import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { watches } from '../../server/areas/areas.ts'
import { installWatches } from '../../server/areas/changes/area.ts'
import { rows } from '../../server/db/database.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints/all.ts'
import type { Classroom } from '../../src/contract/entities/classroom.ts'
import { startApp, type TestApp } from '../support/server.ts'

/** Read by every call that is signed in, whose answer follows them by itself. */
const OF_THE_CALLER = ['sessions', 'teacher_revisions']

/** And what that reads of the teacher. */
const ABOUT_THE_CALLER = [...OF_THE_CALLER, 'teachers', 'schools']

const watched = new Set([...watches.map(({ table }) => table), ...OF_THE_CALLER])

interface Plan {
  'Relation Name'?: string
  Plans?: Plan[]
}

const tablesOf = (plan: Plan): string[] => [
  ...(plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(tablesOf),
]

/** Libraries connect with each other. */
const isOfLibrarians = (key: string) => /librarian-connection-request|last-active-classrooms/.test(key)

/** The library is for independent teachers alone. */
const isOfLibrary = (key: string) => /\/tasks\/(library|countries)/.test(key)

interface Words {
  enum?: string[]
  examples?: string[]
}

/** Each query of the call that takes words of a fixed list is asked with all of them, and one of a form with its examples. */
function linesOf(key: string, endpoint: Endpoint, classroomId: number, post: number): string[] {
  const line = key
    .replace('{id}', String(classroomId))
    .replace('{sid}', String(post))
    .replaceAll(/\{\w+\}/g, '1')
  const { properties = {} } = (endpoint.query ?? {}) as { properties?: Record<string, Words> }
  const queries = Object.entries(properties).flatMap(([name, { enum: words, examples }]) =>
    (words ?? examples ?? ['1']).map(word => `${line}?${name}=${word}`),
  )
  return [line, ...queries]
}

describe('what a revalidating call reads', () => {
  let server: TestApp
  let token = ''
  let ofLibrary = { token: '', classroomId: 0 }
  let librarian = ''
  before(async () => {
    server = await startApp({ kind: 'pglite' })
    token = (await server.signIn('teacher@demo.test')).token
    librarian = (await server.signIn('librarian@demo.test')).token
    const players = (await server.signIn('players@demo.test')).token
    const { body } = await server.call<Classroom[]>('GET /api/teacher/classrooms', { token: players })
    ofLibrary = { token: players, classroomId: body.data[0]?.id ?? 0 }
  })
  after(() => server.close())

  /** A post of a classroom, or of its partner. */
  async function approvedPost(classroomId: number, isPartners: boolean): Promise<number> {
    const [found] = await rows<{ id: number }>(
      server.app.services.db,
      sql`select p.id from submissions p join classrooms c using (class_pairing_id)
          where c.id = ${classroomId} and (p.classroom_id <> c.id) = ${isPartners} and p.status = 'approved' limit 1`,
    )
    return found?.id ?? 0
  }

  async function tablesReadBy(line: string, token: string): Promise<string[]> {
    server.statements.length = 0
    const { status, text } = await server.call(line, { token })
    assert.equal(status, 200, text)
    const statements = [...server.statements]
    const client = (server.app.services.db as unknown as { $client: PGlite }).$client
    const read: string[] = []
    for (const statement of statements) {
      // A plan without the values needs the simple protocol, and PostgreSQL 16, which the embedded one is.
      const [plans] = await client.exec(`explain (format json, generic_plan) ${statement}`)
      const found = plans?.rows as { 'QUERY PLAN': { Plan: Plan }[] }[]
      read.push(...found.flatMap(row => row['QUERY PLAN']).flatMap(({ Plan }) => tablesOf(Plan)))
    }
    return [...new Set(read)]
  }

  for (const [key, endpoint] of Object.entries<Endpoint>(endpoints).filter(
    ([, { revalidates }]) => revalidates,
  )) {
    it(`is watched: ${key}`, async () => {
      const caller = isOfLibrary(key)
        ? ofLibrary
        : { token: isOfLibrarians(key) ? librarian : token, classroomId: 1 }
      const post = await approvedPost(caller.classroomId, key.includes('-partner/{sid}'))
      for (const line of linesOf(key, endpoint, caller.classroomId, post)) {
        const read = await tablesReadBy(line, caller.token)
        const own = read.filter(table => !ABOUT_THE_CALLER.includes(table))
        assert.ok(own.length > 0, `${line} reads ${read.join(', ')}`)
        const unwatched = read.filter(table => !watched.has(table))
        assert.deepEqual(unwatched, [], `${line} would be answered 304 for ever after a change of these`)
      }
    })
  }

  it('is watched: what a librarian reads of About Me', async () => {
    const read = await tablesReadBy('GET /api/teacher/user', librarian)
    assert.ok(read.includes('library_requests'), read.join(', '))
    assert.deepEqual(
      read.filter(table => !watched.has(table)),
      [],
    )
  })

  it('is noticed when nobody watches it', async () => {
    const read = await tablesReadBy('GET /api/teacher/classrooms/1', token)
    for (const table of ['classrooms', 'students', 'submissions', 'countries', 'teacher_assistants'])
      assert.ok(read.includes(table), `${table} is not among ${read.join(', ')}`)
  })

  it('is the same for everybody after a statement that changed no row of it', async () => {
    const { db } = server.app.services
    const revisions = () => rows(db, sql`select teacher_id, revision from teacher_revisions order by 1`)
    const before = await revisions()
    for (const { table } of watches) await db.execute(`delete from ${table} where false`)
    await db.execute('update courses set weeks = weeks where false')
    await db.execute('update alerts set color = color where false')
    assert.deepEqual(await revisions(), before)
  })
})

describe('the triggers of what is watched', () => {
  let server: TestApp
  before(async () => {
    server = await startApp({ contents: 'empty' })
  })
  after(() => server.close())

  const triggers = async () =>
    (
      await rows<{ name: string }>(
        server.app.services.db,
        sql`select tgname as name from pg_trigger where starts_with(tgname, 'watched_') order by 1`,
      )
    ).map(({ name }) => name)

  it('stay when a node of an older release starts, which watches less', async () => {
    const { db } = server.app.services
    const before = await triggers()
    assert.ok(before.length > 10)
    await installWatches(db, watches.slice(0, 1))
    assert.deepEqual(await triggers(), before)
    await installWatches(db, watches)
    assert.deepEqual(await triggers(), before)
  })

  it('are replaced when what they look for is another thing', async () => {
    const { db } = server.app.services
    const source = async () =>
      (
        await rows<{ source: string }>(
          db,
          sql`select prosrc as source from pg_proc where proname = 'watched_countries_update'`,
        )
      )[0]?.source
    await installWatches(db, [{ table: 'countries', on: ['update'], teachers: 'SELECT 7 WHERE false' }])
    assert.match((await source()) ?? '', /SELECT 7/)
    await installWatches(db, watches)
    assert.doesNotMatch((await source()) ?? '', /SELECT 7/)
  })

  it('are made again when a migration has made their table anew', async () => {
    const { db } = server.app.services
    const before = await triggers()
    await db.execute('drop trigger watched_countries_update on countries')
    await installWatches(db, watches)
    assert.deepEqual(await triggers(), before)
  })

  it('leave a function of the operator’s own alone, whatever its name', async () => {
    const { db } = server.app.services
    await db.execute(`create function watched_by_us() returns integer language sql as 'select 7'`)
    await installWatches(db, watches.slice(0, 1))
    const [ours] = await rows<{ seven: number }>(db, sql`select watched_by_us() as seven`)
    assert.equal(ours?.seven, 7)
  })
})
