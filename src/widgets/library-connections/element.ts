import { defineWidget } from '../../element/define-widget.ts'
import details from './details.css?inline'
import sheet from './library-connections.css?inline'
import { LibraryConnections } from './library-connections.tsx'
import others from './others.css?inline'

/**
 * Library Connections of a librarian (P2 §2 Library connections page, §4, §5): About Me, one's own requests, which are
 * posted, edited and deleted here, and those of other libraries, which keep themselves up to date: filtered, hidden and
 * shown again, opened, and connected to, which makes a classroom for both. Librarians alone connect libraries; everybody
 * else is told so.
 *
 * @attr {'all'|'fitting'|'hidden'} filter - which requests of other libraries are shown: all, those that fit one's own
 * library, or those that were hidden
 * @attr {'newest'|'expiring'|'fitting'} order - which of them come first
 * @attr {string} topics - ids of topics, with commas between them: requests about one of these
 * @attr {string} ages - ids of age ranges, with commas between them
 * @attr {number} course-id - requests for this course
 * @attr {number} page - the page of the list
 * @attr {number} request-id - the request whose details are open
 * @fires {CustomEvent<{ filter: string, order: string, topics: number[], ages: number[], courseId: number | null, page: number, path: string }>} cx-library-requests-changed -
 * the librarian has chosen other requests, another order or page; `path` is the host app's address of that
 * @fires {CustomEvent<{ requestId: number | null, path: string }>} cx-library-request-shown - the details of a request
 * were opened, or closed (null)
 * @fires {CustomEvent<{ requestId: number | null, change: string }>} cx-library-request-changed - a request was `posted`,
 * `reposted` or `deleted`, or one of another library `hidden`, `shown` again (null: all of them) or `connected` to
 * @fires {CustomEvent<{ requestId: number, classroomId: number }>} cx-libraries-connected - both libraries are partners,
 * and this is the classroom that was made for one's own
 * @fires {CustomEvent<{ subjectId: number, missing: number }>} cx-purchase-asked - tokens of a subject are missing, and
 * the librarian wants to buy some; unless the page prevents it, they do so in a `cx-token-purchase` over the element
 * @fires {CustomEvent<{ busy: boolean }>} cx-busy-changed - a request is being written and not posted, or that is over
 */
defineWidget('cx-library-connections', LibraryConnections, {
  attributes: {
    filter: 'string',
    order: 'string',
    topics: 'string',
    ages: 'string',
    courseId: 'number',
    page: 'number',
    requestId: 'number',
  },
  events: [
    'cx-library-requests-changed',
    'cx-library-request-shown',
    'cx-library-request-changed',
    'cx-libraries-connected',
    'cx-purchase-asked',
    'cx-busy-changed',
  ],
  styles: [sheet, others, details],
})

declare global {
  interface WidgetViews {
    'cx-library-connections': typeof LibraryConnections
  }
}
