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
