import { sql } from 'drizzle-orm'
import { addRequest } from '../../server/areas/connections/repository/change.ts'
import { type Database, rows } from '../../server/db/database.ts'
import { newClassroom } from './pairing.ts'

export async function teacherId(db: Database, email: string): Promise<number> {
  const [found] = await rows<{ id: number }>(db, sql`select id from teachers where email = ${email}`)
  if (!found) throw new Error(`nobody is ${email}`)
  return found.id
}

/** A request that waits between two accounts, for a new classroom of the first; tells its id. */
export async function aRequest(db: Database, { from, to }: { from: string; to: string }): Promise<number> {
  const teacher_id = await teacherId(db, from)
  const { id: classroom_id } = await newClassroom(db, teacher_id)
  return addRequest(db, {
    ...{ teacher_id, classroom_id, message: '' },
    ...{ invited_teacher_id: await teacherId(db, to), invited_classroom_id: null },
  })
}
