import type { Notification } from '../../../contract/entities/notification.ts'
import type { Where } from '../../../core/notifications/where-of.ts'
import type { NotificationsHandle } from '../types.ts'

export interface OpenedProps {
  notification: Notification
  where: Where
  onClose: () => void
  widget: NotificationsHandle
}
