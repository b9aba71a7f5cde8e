import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'

/** Whether a classroom is the teacher's. */
export async function isOwnClassroom(
  db: Database,
  { id, teacherId }: { id: number; teacherId: number },
): Promise<boolean> {
  const found = await rows(db, sql`select 1 from classrooms where id = ${id} and teacher_id = ${teacherId}`)
  return found.length > 0
}
