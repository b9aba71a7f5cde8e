import { defineWidget } from '../../element/define-widget.ts'
import sheet from './connections.css?inline'
import { Connections } from './connections.tsx'
import details from './details.css?inline'

/**
 * The connection requests of a teacher, those that were received and those that were sent (P2 §2 Global partner flow,
 * §4): with each its details, and the ways to accept it with one of one's classrooms, to decline it with a note, to send
 * it again or to take it back. What accepting costs is stated before. It keeps itself up to date.
 *
 * @attr {number} classroom-id - the classroom that the requests are about; without one all are shown. A request is
 * accepted with this one, unless the teacher chooses another
 * @attr {number} invitation-id - the request that a link leads to: its details are open. One that is for another account
 * opens 'Wrong partner invitation', with Back and Log out (P1 §2)
 * @attr {number} notification-id - the notification that told of a request, by which the teacher has come: it counts as
 * read
 * @fires {CustomEvent<{ connectionId: number, change: string, classroomId: number | null }>} cx-connection-changed - a
 * request was `accepted`, with that classroom, `declined`, `resent` or `cancelled`
 * @fires {CustomEvent<{ connectionId: number | null, path: string }>} cx-connection-shown - the details of a request were
 * opened, or closed (null), and `invitation-id` with them; `path` is the host app's address of that
 * @fires {CustomEvent<{ message: string, error_code: number }>} cx-wrong-invitation - the invitation is for another
 * account. A modal says so, too, unless the page prevents the event (decision 23)
 * @fires {CustomEvent<{ subjectId: number, missing: number }>} cx-purchase-asked - tokens of a subject are missing, and
 * the teacher wants to buy some; unless the page prevents it, they do so in a `cx-token-purchase` over the element
 * @fires {CustomEvent<null>} cx-partner-reported - a report of the other teacher of a request was sent
 * @fires {CustomEvent<{ message: string, error_code: number | undefined }>} cx-classroom-error - `classroom-id` is none
 * of the teacher's. A modal says so, too, unless the page prevents the event (decision 23)
 */
defineWidget('cx-connections', Connections, {
  attributes: { classroomId: 'number', invitationId: 'number', notificationId: 'number' },
  events: [
    'cx-connection-changed',
    'cx-connection-shown',
    'cx-wrong-invitation',
    'cx-purchase-asked',
    'cx-partner-reported',
    'cx-classroom-error',
  ],
  styles: [sheet, details],
})

declare global {
  interface WidgetViews {
    'cx-connections': typeof Connections
  }
}
