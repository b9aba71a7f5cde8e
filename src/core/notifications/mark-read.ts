import type { Notification } from '../../contract/entities/notification.ts'
import { call } from '../http/call.ts'

/** Has one count as read that is opened (P1 §4). It outlives the page, and where it fails, the notification stays unread. */
export async function markRead({ id, status }: Pick<Notification, 'id' | 'status'>): Promise<void> {
  if (status === 'read') return
  await call('PUT /api/teacher/notifications', { id, status: 'read' }, { keepalive: true }).catch(
    () => undefined,
  )
}
