import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-notification-marker; element.ts says when each is fired. */
export interface NotificationMarkerEvents {
  'cx-unread-changed': { unread: number }
}

export type NotificationMarkerHandle = WidgetHandle<NotificationMarkerEvents>
