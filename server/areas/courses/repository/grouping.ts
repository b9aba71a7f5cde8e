import { sql } from 'drizzle-orm'
import { groupTypes } from '../../../../src/contract/rules/group-types.ts'
import { type Database, rows } from '../../../db/database.ts'
import { present } from '../../../db/present.ts'

/**
 * Whether a course would group the students anew who are in a classroom; without a course they are individual. A course
 * that is not there groups nobody, and who posts for a whole class goes with its course.
 */
export async function groupsAnew(db: Database, classroomId: number, courseId: number): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from classrooms c
        left join courses old on old.id = c.course_id
        join courses chosen on chosen.id = ${courseId}
        where c.id = ${classroomId}
          and chosen.student_group_type_id <> coalesce(old.student_group_type_id, ${groupTypes.individual})
          and old.student_group_type_id is distinct from ${groupTypes.wholeClass}
          and exists (select 1 from students s where s.classroom_id = c.id and ${present})`,
  )
  return found.length > 0
}
