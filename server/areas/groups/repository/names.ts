import { sql } from 'drizzle-orm'
import type { GroupName } from '../../../../src/contract/entities/student.ts'
import { type Database, rows } from '../../../db/database.ts'
import { present } from '../../../db/present.ts'

/** Groups whose names wait for approval, in their order; undefined when the classroom is another's, or not there. */
export async function namesToReview(
  db: Database,
  teacherId: number,
  classroomId: number,
): Promise<GroupName[] | undefined> {
  const [found] = await rows<{ names: GroupName[] }>(
    db,
    sql`select coalesce((
            select jsonb_agg(
              jsonb_build_object('id', s.id, 'group_name', s.first_name, 'username_prefix', s.username)
              order by s.place, s.id
            ) from students s where s.classroom_id = c.id and ${present} and not s.is_approved_name
          ), '[]') as names
        from classrooms c where c.id = ${classroomId} and c.teacher_id = ${teacherId}`,
  )
  return found?.names
}
