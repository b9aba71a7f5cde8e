import { sql } from 'drizzle-orm'
import type { InactiveStudent } from '../../../src/contract/entities/student-activity.ts'
import { type Database, rows } from '../../db/database.ts'
import { present } from '../../db/present.ts'
import { ANY_LANGUAGE } from '../../db/text.ts'

/** The students of a classroom of the teacher, or its groups; undefined when it is another's, or not there. */
export async function findPosters(
  db: Database,
  teacherId: number,
  classroomId: number,
): Promise<InactiveStudent[] | undefined> {
  const [found] = await rows<{ posters: InactiveStudent[] }>(
    db,
    sql`select coalesce((
            select jsonb_agg(
              jsonb_build_object('id', s.id, 'first_name', s.first_name, 'last_initial', s.last_initial)
              order by s.first_name ${ANY_LANGUAGE}, s.last_initial ${ANY_LANGUAGE}, s.id
            ) from students s where s.classroom_id = c.id and ${present}
          ), '[]') as posters
        from classrooms c where c.id = ${classroomId} and c.teacher_id = ${teacherId}`,
  )
  return found?.posters
}
