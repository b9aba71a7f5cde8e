import type { Notification } from '../../contract/entities/notification.ts'
import { opensIn } from '../../contract/rules/notification-kinds.ts'
import { notificationQuery } from '../../contract/rules/notification-query.ts'
import type { RouteQuery } from '../navigation/paths.ts'

/** What opens a notification: a page of the host app, something above the list, or (`nothing`) what this version does not know. */
export type Where =
  | { in: 'classroom'; classroomId: number; query: RouteQuery; isPartnersPost: boolean }
  | { in: 'connections'; invitationId: number | null; query: RouteQuery }
  | { in: 'alert'; alertId: number | null }
  | { in: 'failed-video' }
  | { in: 'nothing' }

/** Whether it is a page of the host app, to which a link leads. */
export const isPlace = (where: Where): boolean => where.in === 'classroom' || where.in === 'connections'

/** Where a notification opens (P1 §4 Notification, P2 §2, P3 §2); the classroom finds its tab by `notification_id`. */
export function whereOf(notification: Notification): Where {
  const { classroom_id, object_id } = notification
  const opens = opensIn(notification)
  switch (opens?.in) {
    case 'connections':
      return { in: 'connections', invitationId: object_id, query: notificationQuery(notification) }
    case 'alert':
      return { in: 'alert', alertId: object_id }
    case 'failed-video':
      return { in: 'failed-video' }
    case 'classroom':
      if (classroom_id === null) return { in: 'nothing' }
      return {
        in: 'classroom',
        classroomId: classroom_id,
        query: notificationQuery(notification),
        isPartnersPost: opens.shows === 'partner-post',
      }
    default:
      return { in: 'nothing' }
  }
}
