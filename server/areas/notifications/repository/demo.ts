import { type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '../../../../src/contract/rules/days.ts'
import { groupTypes } from '../../../../src/contract/rules/group-types.ts'
import type { NotificationType } from '../../../../src/contract/rules/notification-kinds.ts'
import { type Database, rows } from '../../../db/database.ts'
import { fullName, teacherName } from '../../../db/full-name.ts'

interface Post {
  id: number
  classroom_id: number
  student_id: number
  student: string
  is_response: boolean
  created_at: string | Date
}

interface Partner {
  classroom_id: number
  teacher_id: number
  full_name: string
}

/** The latest posts of a teacher's own students, which is what they are told about most. */
export const latestPosts = (db: Database, teacherId: number) =>
  rows<Post>(
    db,
    sql`select s.id, s.classroom_id, s.student_id, s.is_response, s.created_at,
          ${fullName(sql`student`)} as student
        from submissions s
        join classrooms c on c.id = s.classroom_id
        join students student on student.id = s.student_id
        where c.teacher_id = ${teacherId} and s.status in ('pending', 'approved')
        order by s.created_at desc, s.id desc limit 14`,
  )

/** The partners of a teacher, of the two classrooms that began last. */
export const partnersOf = (db: Database, teacherId: number) =>
  rows<Partner>(
    db,
    sql`select c.id as classroom_id, partner.id as teacher_id,
          ${teacherName(sql`partner`)} as full_name
        from classrooms c
        join classrooms other on other.class_pairing_id = c.class_pairing_id and other.id <> c.id
        join teachers partner on partner.id = other.teacher_id
        where c.teacher_id = ${teacherId} order by c.start_date desc, c.id limit 2`,
  )

interface Told {
  type: NotificationType
  from: string
  classroom_id: number
  object_id: number | null
  trigger_user_id: number | null
  created_at: string | Date
}

/** Of the posts `p` of students `s`, those of classrooms `c` of a teacher, or of their partners. */
const ofPosts = (whose: SQL) => sql`${fullName(sql`s`)}, c.id, p.id, s.id, p.created_at
  from classrooms c join classrooms theirs on ${whose}
  join submissions p on p.classroom_id = theirs.id join students s on s.id = p.student_id`
const own = ofPosts(sql`theirs.id = c.id`)
const ofPartner = ofPosts(sql`theirs.class_pairing_id = c.class_pairing_id and theirs.id <> c.id`)
const ofTeacher = (teacherId: number) => sql`where c.teacher_id = ${teacherId}`

/**
 * The latest of what teachers are seldom told, one of each kind. An alert is not among it: it would stand above every
 * screen of the demo. An exchange that has expired of late is told by the server itself.
 */
export const seldomTold = (db: Database, teacherId: number, now: Date) =>
  rows<Told>(
    db,
    sql.join(
      Object.entries({
        student_video_fail: sql`${own} join videos v on v.id = p.video_id and v.stage = 'failed' ${ofTeacher(teacherId)}`,
        video_conversion_failed: sql`${own} ${ofTeacher(teacherId)} and p.status = 'approved' and p.text is null`,
        response_to_message: sql`${fullName(sql`s`)}, c.id, w.id, s.id, w.created_at
          from classrooms c join students s on s.classroom_id = c.id join message_comments w on w.student_id = s.id
          ${ofTeacher(teacherId)}`,
        partner_student_post_video: sql`${ofPartner} ${ofTeacher(teacherId)}
          and p.status = 'approved' and not p.is_response`,
        partner_responded_to_student_video: sql`${ofPartner} ${ofTeacher(teacherId)}
          and p.status = 'approved' and p.is_response`,
        small_group_classroom_partnership: sql`${teacherName(sql`t`)}, c.id, null::int, t.id, c.start_date::timestamptz
          from classrooms c join courses course on course.id = c.course_id
          join classrooms theirs on theirs.class_pairing_id = c.class_pairing_id and theirs.id <> c.id
          join teachers t on t.id = theirs.teacher_id
          ${ofTeacher(teacherId)} and course.student_group_type_id = ${groupTypes.smallGroup} and c.start_date < ${now}::date`,
        classroom_expired: sql`c.name, c.id, null::int, null::int, c.expire_at from classrooms c
          ${ofTeacher(teacherId)} and c.expire_at < ${new Date(now.getTime() - 30 * DAY_MS)}`,
      } satisfies Partial<Record<NotificationType, SQL>>).map(
        ([type, found]) =>
          sql`(select ${type} as type, l.* from (select ${found}) l("from", classroom_id, object_id, trigger_user_id, created_at)
            order by l.created_at desc, l.object_id limit 1)`,
      ),
      sql` union all `,
    ),
  )
