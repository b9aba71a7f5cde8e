import { sql } from 'drizzle-orm'
import { notify } from '../../areas/notifications/notify.ts'
import { type Database, rows } from '../database.ts'

const HOUR_MS = 3_600_000

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
const latestPosts = (db: Database, teacherId: number) =>
  rows<Post>(
    db,
    sql`select s.id, s.classroom_id, s.student_id, s.is_response, s.created_at,
          concat_ws(' ', student.first_name, nullif(student.last_initial, '')) as student
        from submissions s
        join classrooms c on c.id = s.classroom_id
        join students student on student.id = s.student_id
        where c.teacher_id = ${teacherId} and s.status in ('pending', 'approved')
        order by s.created_at desc, s.id desc limit 14`,
  )

const partnersOf = (db: Database, teacherId: number) =>
  rows<Partner>(
    db,
    sql`select c.id as classroom_id, partner.id as teacher_id,
          concat_ws(' ', partner.first_name, partner.last_name) as full_name
        from classrooms c
        join classrooms other on other.class_pairing_id = c.class_pairing_id and other.id <> c.id
        join teachers partner on partner.id = other.teacher_id
        where c.teacher_id = ${teacherId} order by c.start_date desc, c.id limit 2`,
  )

/** What a teacher has been told lately: two pages of it, the newest three unread. */
export async function addNotifications(db: Database, teacherId: number, now: Date): Promise<void> {
  const posts = await latestPosts(db, teacherId)
  const partners = await partnersOf(db, teacherId)
  await notify(
    db,
    posts.map((post, index) => ({
      teacher_id: teacherId,
      type: post.is_response ? ('student_response_to_video' as const) : ('student_video_posted' as const),
      subject: post.is_response ? 'Response Posted' : 'Video Posted',
      from: post.student,
      status: index < 2 ? ('unread' as const) : ('read' as const),
      classroom_id: post.classroom_id,
      object_id: post.id,
      trigger_user_id: post.student_id,
      created_at: new Date(Math.min(new Date(post.created_at).getTime(), now.getTime() - HOUR_MS)),
    })),
  )
  await notify(
    db,
    partners.map(({ classroom_id, teacher_id, full_name }, index) => ({
      teacher_id: teacherId,
      type: 'partner_message' as const,
      subject: 'Message from your partner',
      from: full_name,
      status: index === 0 ? ('unread' as const) : ('read' as const),
      classroom_id,
      trigger_user_id: teacher_id,
      created_at: new Date(now.getTime() - (3 + index * 60) * HOUR_MS),
    })),
  )
}
