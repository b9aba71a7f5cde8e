import { sql } from 'drizzle-orm'
import { CannotStart } from '../cannot-start.ts'
import { type Database, rows } from './database.ts'

/**
 * What a database tells of itself. The mark is a table, which no other database has: it is not part of the schema
 * that a migration makes. Nothing that a caller can write counts, such as an email that looks like the demo's.
 */
async function look(db: Database): Promise<{ isDemo: boolean; hasPeople: boolean }> {
  const [found] = await rows<{ marked: boolean; people: boolean }>(
    db,
    sql`select to_regclass('demo_data') is not null as marked,
          exists (select 1 from teachers) as people`,
  )
  return { isDemo: Boolean(found?.marked), hasPeople: Boolean(found?.people) }
}

/**
 * Marks a database for good as one that a demo fills.
 * @throws {CannotStart} when real people are in it: a demo shows everybody their mails
 */
export async function markDemo(db: Database): Promise<void> {
  const { isDemo, hasPeople } = await look(db)
  if (hasPeople && !isDemo) {
    throw new CannotStart(
      'This database has people in it and was not filled by a demo: DEMO must not be set with it.',
    )
  }
  await db.execute(sql`create table if not exists demo_data (filled_at timestamptz not null default now())`)
}

/** @throws {CannotStart} when a demo has filled the database: everybody knows the passwords in it */
export async function refuseDemo(db: Database): Promise<void> {
  const { isDemo } = await look(db)
  if (!isDemo) return
  throw new CannotStart(
    'This database was filled by a demo, and everybody knows its passwords. Set DEMO=1, or another DATA_DIR or DATABASE_URL.',
  )
}
