import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'

/**
 * Whether a classroom of who is asked needs more tokens than who has asked has agreed to: what the classroom costs that
 * they have asked for, or their own where they leave that open. What a classroom costs stays until it has a partner.
 */
export async function isDearerThanAgreed(
  db: Database,
  requestId: number,
  classroomId: number,
): Promise<boolean> {
  const [found] = await rows<{ is_dearer: boolean }>(
    db,
    sql`select c.number_of_tokens > coalesce(asked.number_of_tokens, asking.number_of_tokens) as is_dearer
        from connection_requests q
        join classrooms asking on asking.id = q.classroom_id
        left join classrooms asked on asked.id = q.invited_classroom_id
        join classrooms c on c.id = ${classroomId}
        where q.id = ${requestId}`,
  )
  return found?.is_dearer ?? true
}
