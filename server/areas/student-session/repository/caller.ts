import { sql } from 'drizzle-orm'
import type { GroupTypeId } from '../../../../src/contract/rules/group-types.ts'
import { type OwnerRow, ownerColumns } from '../../../db/exchange-owner.ts'
import { prepared } from '../../../db/prepared.ts'
import { present } from '../../../db/present.ts'
import { asInstant } from '../../../db/text.ts'

interface Row extends OwnerRow {
  id: number
  session_id: number
  classroom_id: number
  classroom_name: string
  first_name: string
  last_initial: string
  username: string
  group: GroupTypeId | null
  is_first_password: boolean
  viewer_id: number | null
  operator: string | null
  teacher_name: string
  expire_at: string | null
}

/**
 * The student of a token with all that a call needs to know. The session has ended with the student, with the password
 * that it began with, and for a teacher who sees the site as the student with their right to do so.
 */
export const findStudentCaller = prepared<Row>(
  sql`select s.id, se.id as session_id, s.classroom_id, c.name as classroom_name, s.first_name, s.last_initial,
          s.username, course.student_group_type_id as "group", s.is_first_password,
          se.teacher_id as viewer_id, se.operator,
          concat_ws(' ', t.first_name, t.last_name) as teacher_name,
          ${asInstant(sql`c.expire_at`)} as expire_at, ${ownerColumns}
        from student_sessions se
        join students s on s.id = se.student_id and ${present}
        join classrooms c on c.id = s.classroom_id
        join teachers t on t.id = c.teacher_id
        left join schools school on school.id = t.school_id
        left join courses course on course.id = c.course_id
        where se.token_hash = ${sql.placeholder('tokenHash')} and se.expires_at > now()
          and case when se.teacher_id is null then se.password_mark = md5(s.password_hash)
            else se.teacher_id = t.id and t.disabled_at is null end`,
)
