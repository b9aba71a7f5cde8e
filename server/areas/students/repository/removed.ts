import { sql } from 'drizzle-orm'
import type { RemovedStudent } from '../../../../src/contract/entities/removed-student.ts'
import { REMOVED_STUDENTS_KEPT_DAYS } from '../../../../src/contract/limits/students.ts'
import { type Database, rows } from '../../../db/database.ts'
import { asInstant } from '../../../db/text.ts'

/** Until the sweep may take them, which comes some time after that. */
const KEPT_UNTIL = sql`(s.removed_at + make_interval(days => ${sql.raw(String(REMOVED_STUDENTS_KEPT_DAYS))}))`

/**
 * Students of a classroom of the teacher who were removed and are kept, the latest first; undefined when the classroom is
 * another's, or not there.
 */
export async function findRemoved(
  db: Database,
  teacherId: number,
  classroomId: number,
): Promise<RemovedStudent[] | undefined> {
  const [found] = await rows<{ removed: RemovedStudent[] }>(
    db,
    sql`select coalesce((
            select jsonb_agg(
              jsonb_build_object(
                'id', s.id, 'full_name', concat_ws(' ', s.first_name, nullif(s.last_initial, '')),
                'username', s.username, 'removed_at', ${asInstant(sql`s.removed_at`)},
                'kept_until', ${asInstant(KEPT_UNTIL)}
              )
              order by s.removed_at desc, s.id desc
            )
            from students s
            where s.classroom_id = c.id and s.removed_at is not null and ${KEPT_UNTIL} > now()
          ), '[]') as removed
        from classrooms c where c.id = ${classroomId} and c.teacher_id = ${teacherId}`,
  )
  return found?.removed
}

/** Deletes whoever was removed so long ago, with what they have posted; tells who that was. */
export async function deleteRemoved(db: Database): Promise<number[]> {
  const deleted = await rows<{ id: number }>(
    db,
    sql`delete from students s where ${KEPT_UNTIL} < now() returning s.id`,
  )
  return deleted.map(({ id }) => id)
}
