import { type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'

async function idOf(db: Database, table: SQL, name: string): Promise<number> {
  const [found] = await rows<{ id: number }>(
    db,
    sql`select id from ${table} where name = ${name} order by id limit 1`,
  )
  if (!found) throw new Error(`the demo data names ${name} before it is there`)
  return found.id
}

/** A demo classroom by its name. */
export const demoClassroom = (db: Database, name: string) => idOf(db, sql`classrooms`, name)

/** A demo course by its name. */
export const demoCourse = (db: Database, name: string) => idOf(db, sql`courses`, name)
