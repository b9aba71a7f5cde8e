import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { type OpenDatabase, openDatabase, rows } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { paths } from '../../server/paths.ts'
import { databaseKinds } from '../support/databases.ts'
import { createPostgresDatabase } from '../support/postgres-databases.ts'

const LAST_BEFORE = '0005_files-phones-agreements'

/** The migrations up to the one before classrooms had pairings from their creation. */
function earlierMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cx-migrations-'))
  cpSync(paths.migrations, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const last = journal.entries.findIndex(({ tag }) => tag === LAST_BEFORE)
  assert.ok(last > 0 && last < journal.entries.length - 1)
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  return folder
}

/** Two partners with a copy of each task, the second with one more, and a classroom alone. */
const BEFORE = `
  insert into languages (id, name) values (1, 'English');
  insert into subjects (id, name, type, number_of_tokens) values (2, 'Science', 'other', 1);
  insert into teachers (email, password_hash, user_type, first_name) values
    ('a@demo.test', 'x', 'teacher', 'A'), ('b@demo.test', 'x', 'teacher-librarian', 'B'),
    ('c@demo.test', 'x', 'independent-teacher', 'C');
  insert into class_pairings (status) values ('paired');
  insert into classrooms (teacher_id, name, code, subject_id, start_date, end_date, number_of_tokens, class_pairing_id, class_pairing_side)
    values (1, 'First', 'AAAAAAA', 2, '2026-01-01', '2026-04-01', 1, 1, 1),
      (2, 'Second', 'BBBBBBB', 2, '2026-01-01', '2026-04-01', 1, 1, 2),
      (3, 'Alone', 'CCCCCCC', 2, '2026-01-01', '2026-04-01', 1, null, null);
  insert into students (classroom_id, first_name, username) values (1, 'Ada', 'ada'), (2, 'Ben', 'ben'), (3, 'Cleo', 'cleo');
  insert into tasks (classroom_id, task_name, task_category, "order", due_date) values
    (1, 'Hello', 'introduction', 1, '2026-02-01'), (1, 'River', 'exchange', 2, '2026-03-01'),
    (2, 'Hello', 'introduction', 1, '2026-02-02'), (2, 'River', 'exchange', 2, null), (2, 'Extra', 'exchange', 3, null),
    (3, 'Hello', 'introduction', 1, null);
  insert into submissions (classroom_id, student_id, task_id, is_response) values
    (1, 1, 1, false), (2, 2, 3, false), (2, 2, 4, false), (2, 2, 5, false), (3, 3, 6, false);`

/** As that release watched its tasks, by a column that they have no more. */
const WATCHED = [
  `create function watched_tasks_update() returns trigger language plpgsql as $$
    begin perform classroom_id from new_rows; return null; end $$`,
  `create trigger watched_tasks_update after update on tasks referencing new table as new_rows
    for each statement execute function watched_tasks_update()`,
]

for (const kind of databaseKinds) {
  describe(`a database of a release with tasks for each classroom, on ${kind}`, () => {
    let database: OpenDatabase
    let drop: (() => Promise<void>) | undefined
    before(async () => {
      const postgres = kind === 'postgres' ? await createPostgresDatabase() : null
      drop = postgres?.drop
      database = await openDatabase({ url: postgres?.url ?? 'memory', dataDir: '' })
      const folder = { migrationsFolder: earlierMigrations() }
      if (database.kind === 'pglite') await migratePglite(database.db as unknown as PgliteDatabase, folder)
      else await migratePg(database.db as unknown as NodePgDatabase, folder)
      rmSync(folder.migrationsFolder, { recursive: true })
      const statements = BEFORE.split(';').filter(text => text.trim())
      for (const statement of [...WATCHED, ...statements]) await database.db.execute(statement)
      await migrate(database)
    })
    after(() => database.close().then(() => drop?.()))

    it('has a pairing for every classroom, shared by partners', async () => {
      const found = await rows<{ name: string; status: string; side: number; pairing: number }>(
        database.db,
        sql`select c.name, p.status, c.class_pairing_side as side, p.id as pairing
            from classrooms c join class_pairings p on p.id = c.class_pairing_id order by c.id`,
      )
      assert.deepEqual(
        found.map(({ name, status, side }) => [name, status, side]),
        [
          ['First', 'paired', 1],
          ['Second', 'paired', 2],
          ['Alone', 'alone', 1],
        ],
      )
      assert.equal(found[0]?.pairing, found[1]?.pairing)
      assert.notEqual(found[2]?.pairing, found[0]?.pairing)
    })

    it('has one copy of each task, as the first partner had it, and what only the second had after them', async () => {
      const found = await rows<{ name: string; order: number; due: string | null; posts: string }>(
        database.db,
        sql`select t.task_name as name, t."order", t.due_date::text as due,
              (select string_agg(s.first_name, ' ' order by s.first_name) from submissions p
               join students s on s.id = p.student_id where p.task_id = t.id) as posts
            from tasks t join classrooms c using (class_pairing_id)
            where c.name in ('First', 'Alone') order by c.id, t."order"`,
      )
      assert.deepEqual(
        found.map(({ name, due, posts }) => [name, due, posts]),
        [
          ['Hello', '2026-02-01', 'Ada Ben'],
          ['River', '2026-03-01', 'Ben'],
          ['Extra', null, 'Ben'],
          ['Hello', null, 'Cleo'],
        ],
      )
    })

    it('has the action items of its classrooms, of an independent teacher none', async () => {
      const found = await rows<{ name: string; tasks: number; all: number }>(
        database.db,
        sql`select c.name, count(i.task_id)::int as tasks, count(i.id)::int as "all" from classrooms c
            left join action_items i on i.classroom_id = c.id group by c.id order by c.id`,
      )
      assert.deepEqual(
        found.map(({ name, tasks }) => [name, tasks]),
        [
          ['First', 3],
          ['Second', 3],
          ['Alone', 0],
        ],
      )
      assert.ok((found[0]?.all ?? 0) > 3)
      assert.equal(found[2]?.all, 0)
    })
  })
}
