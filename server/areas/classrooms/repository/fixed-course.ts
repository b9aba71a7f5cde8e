import { type SQL, sql } from 'drizzle-orm'
import type { Classroom } from '../../../../src/contract/entities/classroom.ts'
import { type Database, rows } from '../../../db/database.ts'
import { present } from '../../../db/present.ts'

/**
 * The course that classroom `c` works with, or its partner where it has none, as soon as there are posts on either side,
 * deleted ones and those of removed students aside; null until then.
 */
export const fixedCourse: SQL = sql`(
  select jsonb_build_object('id', k.id, 'name', k.name)
  from classrooms side join courses k on k.id = side.course_id
  where side.class_pairing_id = c.class_pairing_id and exists (
    select 1 from classrooms posting join submissions p on p.classroom_id = posting.id
    join students s on s.id = p.student_id and ${present}
    where posting.class_pairing_id = c.class_pairing_id and p.status <> 'deleted'
  )
  order by (side.id = c.id) desc limit 1
)`

export async function findFixedCourse(
  db: Database,
  classroomId: number,
): Promise<Pick<Classroom, 'fixed_course'>> {
  const [found] = await rows<Pick<Classroom, 'fixed_course'>>(
    db,
    sql`select ${fixedCourse} as fixed_course from classrooms c where c.id = ${classroomId}`,
  )
  return found ?? { fixed_course: null }
}
