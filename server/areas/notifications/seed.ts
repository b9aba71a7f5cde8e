import { chatNews } from '../../../src/contract/server-messages/chat.ts'
import type { World } from '../../db/seed/world.ts'
import { latestPosts, partnersOf } from './repository/demo.ts'
import { notify } from './repository/notify.ts'

const HOUR_MS = 3_600_000

/** What one teacher has been told lately: two pages of it, the newest three unread. */
export async function seed({ db, now, idOf }: World): Promise<void> {
  const teacherId = idOf('teacher', 'teacher@demo.test')
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
      subject: chatNews.message,
      from: full_name,
      status: index === 0 ? ('unread' as const) : ('read' as const),
      classroom_id,
      trigger_user_id: teacher_id,
      created_at: new Date(now.getTime() - (3 + index * 60) * HOUR_MS),
    })),
  )
}
