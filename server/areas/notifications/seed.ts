import type { World } from '../../db/seed/world.ts'
import { latestPosts, partnersOf, seldomTold } from './repository/demo.ts'
import { notify } from './repository/notify.ts'

const HOUR_MS = 3_600_000

/**
 * What one teacher has been told: something of every kind but an alert, of requests in `connections/seed.ts`; three of the
 * newest are unread.
 */
export async function seed({ db, now, idOf }: World): Promise<void> {
  const teacherId = idOf('teacher', 'teacher@demo.test')
  const posts = await latestPosts(db, teacherId)
  const partners = await partnersOf(db, teacherId)
  await notify(
    db,
    posts.map((post, index) => ({
      teacher_id: teacherId,
      type: post.is_response ? ('student_response_to_video' as const) : ('student_video_posted' as const),
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
      from: full_name,
      status: index === 0 ? ('unread' as const) : ('read' as const),
      classroom_id,
      trigger_user_id: teacher_id,
      created_at: new Date(now.getTime() - (3 + index * 60) * HOUR_MS),
    })),
  )
  const seldom = await seldomTold(db, teacherId, now)
  await notify(
    db,
    seldom.map(told => ({
      ...told,
      teacher_id: teacherId,
      status: 'read' as const,
      created_at: new Date(Math.min(new Date(told.created_at).getTime(), now.getTime()) - HOUR_MS),
    })),
  )
}
