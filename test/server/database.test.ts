import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { accounts } from '../../server/areas/teachers/seed/accounts.ts'
import { openDatabase, rows } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { seedDemo } from '../../server/db/seed/seed.ts'
import { paths } from '../../server/paths.ts'
import { bothDatabases } from '../support/databases.ts'
import { createPostgresDatabase } from '../support/postgres-databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const tables = [
  'teachers',
  'classrooms',
  'students',
  'tasks',
  'submissions',
  'class_pairings',
  'action_items',
  'action_videos',
  'schools',
] as const

/** Every row as a line; password hashes differ by their salt and are left out. */
async function contents(server: TestApp): Promise<string[]> {
  const found: string[] = []
  for (const table of tables) {
    const ignored = table === 'teachers' || table === 'students' ? sql`t.password_hash` : sql`null`
    const list = await rows<{ line: string }>(
      server.app.services.db,
      sql`select replace(to_jsonb(t)::text, coalesce(${ignored}, '-'), '') as line from ${sql.identifier(table)} t order by id`,
    )
    found.push(...list.map(({ line }) => `${table} ${line}`))
  }
  return found
}

/** That a key has refused it. */
const broken = (key: string) => (error: Error) => String(error.cause).includes(key)

const firstDifference = (some: string[], others: string[]) =>
  some.length === others.length
    ? some.find((line, index) => line !== others[index])
    : `${some.length} rows, not ${others.length}`

for (const kind of bothDatabases) {
  describe(`the database on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind, contents: 'empty', config: { demo: false } })
    })
    after(() => server.close())

    it('is migrated again without any change', async () => {
      await migrate(server.app.services.database)
      const [languages] = await rows<{ count: number }>(
        server.app.services.db,
        sql`select count(*)::int as count from languages`,
      )
      assert.equal(languages?.count, 28)
    })

    it('says what to do when an unreleased version made it', async () => {
      const { db, database } = server.app.services
      const released = await rows<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations`)
      await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'of before', created_at = 1`)
      await assert.rejects(migrate(database), { name: 'CannotStart', message: /older, unreleased version/ })
      await db.execute(
        sql`update drizzle.__drizzle_migrations set hash = ${released[0]?.hash}, created_at = 9e12`,
      )
      await migrate(database)
    })

    it('has nobody in it without DEMO', async () => {
      assert.deepEqual(await rows(server.app.services.db, sql`select 1 from teachers`), [])
    })

    it('gets the same demo data on the same day, and a second seed adds nothing', async () => {
      const day = new Date('2026-03-05T09:00:00Z')
      await seedDemo(server.app.services.db, day)
      const first = await contents(server)
      await seedDemo(server.app.services.db, day)
      assert.equal(firstDifference(await contents(server), first), undefined)
      const other = await startApp({ kind, contents: 'empty', config: { demo: false } })
      try {
        await seedDemo(other.app.services.db, day)
        assert.equal(firstDifference(await contents(other), first), undefined)
      } finally {
        await other.close()
      }
    })

    it('holds posts in every state, and only real ones', async () => {
      const states = await rows<{ status: string }>(
        server.app.services.db,
        sql`select distinct status from submissions order by status`,
      )
      assert.deepEqual(
        states.map(({ status }) => status),
        ['approved', 'blocked', 'deleted', 'pending', 'unapproved'],
      )
      await assert.rejects(
        server.app.services.db.execute(
          sql`insert into submissions (classroom_id, class_pairing_id, student_id, task_id, is_response)
              select 1, class_pairing_id, s.id, t.id, false from students s, tasks t join classrooms using (class_pairing_id)
              where s.classroom_id = 2 and classrooms.id = 1 limit 1`,
        ),
        broken('submissions_student_of_classroom'),
      )
      await assert.rejects(
        server.app.services.db.execute(
          sql`insert into submissions (classroom_id, class_pairing_id, student_id, task_id, is_response)
              select s.classroom_id, t.class_pairing_id, s.id, t.id, false from students s join classrooms c on c.id = s.classroom_id
              join tasks t on t.class_pairing_id <> c.class_pairing_id limit 1`,
        ),
        broken('submissions_classroom_of_pairing'),
      )
    })
  })
}

describe('several nodes', { skip: !process.env.TEST_DATABASE_URL && 'needs TEST_DATABASE_URL' }, () => {
  it('migrate and seed one PostgreSQL at once without getting in each other’s way', async () => {
    const { url, drop } = await createPostgresDatabase()
    const nodes = await Promise.all([1, 2, 3].map(() => openDatabase({ url, dataDir: '' })))
    try {
      await Promise.all(
        nodes.map(async node => {
          await migrate(node)
          await node.exclusively(() => seedDemo(node.db))
        }),
      )
      const [first] = nodes
      const [count] = await rows<{ teachers: number; migrations: number }>(
        first?.db ?? assert.fail(),
        sql`select (select count(*)::int from teachers) as teachers,
              (select count(*)::int from drizzle.__drizzle_migrations) as migrations`,
      )
      const { entries } = JSON.parse(readFileSync(join(paths.migrations, 'meta/_journal.json'), 'utf8'))
      assert.deepEqual(count, { teachers: accounts.length, migrations: entries.length })
    } finally {
      await Promise.all(nodes.map(node => node.close()))
      await drop()
    }
  })
})
