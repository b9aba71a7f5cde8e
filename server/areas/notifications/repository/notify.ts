import { and, eq } from 'drizzle-orm'
import type { NotificationType } from '../../../../src/contract/entities/notification.ts'
import type { Database } from '../../../db/database.ts'
import { notifications } from '../schema.ts'

type NewNotification = Omit<typeof notifications.$inferInsert, 'id' | 'type' | 'status'> & {
  type: NotificationType
  status?: 'unread' | 'read'
}

/** Tells teachers something; each of them sees it with the next poll. */
export async function notify(db: Database, news: NewNotification[]): Promise<void> {
  if (news.length > 0) await db.insert(notifications).values(news)
}

/** Whether a teacher has not seen yet what they were told of this kind, about this classroom and by this person. */
export async function hasUnread(
  db: Database,
  news: { teacher_id: number; type: NotificationType; classroom_id: number; trigger_user_id: number },
): Promise<boolean> {
  const [found] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.teacher_id, news.teacher_id),
        eq(notifications.type, news.type),
        eq(notifications.classroom_id, news.classroom_id),
        eq(notifications.trigger_user_id, news.trigger_user_id),
        eq(notifications.status, 'unread'),
      ),
    )
    .limit(1)
  return found !== undefined
}
