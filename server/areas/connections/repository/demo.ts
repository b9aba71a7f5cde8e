import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'

/** A demo classroom by its name. */
export async function demoClassroom(db: Database, name: string): Promise<{ id: number; teacher_id: number }> {
  const [found] = await rows<{ id: number; teacher_id: number }>(
    db,
    sql`select id, teacher_id from classrooms where name = ${name} order by id limit 1`,
  )
  if (!found) throw new Error(`the demo data names the classroom ${name} before it is there`)
  return found
}
