import type { NotificationQuestion } from '../../core/notifications/notification-list.ts'
import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-notifications; element.ts says when each is fired. */
export interface NotificationsEvents {
  'cx-notifications-changed': NotificationQuestion & { path: string }
  'cx-notification-opened': {
    notificationId: number
    type: string
    classroomId: number | null
    objectId: number | null
  }
}

export type NotificationsHandle = WidgetHandle<NotificationsEvents>
