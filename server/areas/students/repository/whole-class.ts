import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { present } from '../../../db/present.ts'

/** The name of a classroom and who posts for all of it, if anybody; of several that come at once one adds that. */
export async function lockForWholeClass(
  db: Database,
  classroomId: number,
): Promise<{ name: string; poster: number | null }> {
  const [classroom] = await rows<{ name: string }>(
    db,
    sql`select name from classrooms where id = ${classroomId} for no key update`,
  )
  if (!classroom) throw new Error(`there is no classroom ${classroomId}`)
  // in a statement of its own: what was added while this one waited is there by now
  const [found] = await rows<{ id: number }>(
    db,
    sql`select s.id from students s where s.classroom_id = ${classroomId} and ${present} order by s.id limit 1`,
  )
  return { name: classroom.name, poster: found?.id ?? null }
}

/**
 * Takes away who posts for a whole class that is none any more; false where something was posted that is left. Who posts
 * at this moment is waited for.
 */
export async function deletePoster(transaction: Database, classroomId: number): Promise<boolean> {
  const held = await rows(
    transaction,
    sql`select s.id from students s where s.classroom_id = ${classroomId} and ${present} order by s.id for update`,
  )
  // in a statement of its own: what was posted while this one waited is there by now
  const gone = await rows(
    transaction,
    sql`delete from students s
        where s.classroom_id = ${classroomId} and ${present} and not exists (
          select 1 from submissions p where p.student_id = s.id and p.status <> 'deleted'
        ) returning s.id`,
  )
  return gone.length === held.length
}
