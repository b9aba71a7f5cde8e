import { defineWidget } from '../../element/define-widget.ts'
import sheet from './notifications.css?inline'
import { Notifications } from './notifications.tsx'

/**
 * The notifications of the signed-in teacher by pages of ten (P1 §2, §4): the newest, the oldest or the unread ones first,
 * with a search on Enter. Open leads where each belongs: into the classroom, with the student, the post, the comment or
 * the chat in front, to the connection request, to the alert, or to what is known of a video that failed. It keeps itself
 * up to date.
 *
 * @attr {'newest' | 'oldest' | 'unread'} order - which ones come first; the newest where it is missing, or none of them
 * @attr {string} search - text in SUBJECT or FROM to look for
 * @attr {number} page - the page to begin with; one beyond the end is the last
 * @attr {number} notification-id - the notification that a link leads to, as one in a mail: an alert or a failed video is
 * open at once, and of one that is not there, or not the teacher's, it is said; what has a place of its own opens nothing
 * @fires {CustomEvent<{ order: string, search: string, page: number, path: string }>} cx-notifications-changed - the
 * teacher has chosen another order, search or page; `path` is the host app's address of it. The element itself leaves the
 * page's address alone
 * @fires {CustomEvent<{ notificationId: number, type: string, classroomId: number | null, objectId: number | null }>} cx-notification-opened - a
 * notification was opened. A page that shows it itself prevents the event; otherwise it opens in an element of the page
 * that shows its place already, or this one asks for the place (`cx-navigate`), or shows an alert or a failed video above
 * the list
 */
defineWidget('cx-notifications', Notifications, {
  attributes: { order: 'string', search: 'string', page: 'number', notificationId: 'number' },
  events: ['cx-notifications-changed', 'cx-notification-opened'],
  styles: [sheet],
})

declare global {
  interface WidgetViews {
    'cx-notifications': typeof Notifications
  }
}
