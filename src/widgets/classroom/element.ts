import { defineWidget } from '../../element/define-widget.ts'
import sheet from './classroom.css?inline'
import { ClassroomView } from './classroom.tsx'
import dashboard from './dashboard/dashboard.css?inline'
import activity from './dashboard/student-activity.css?inline'
import sections from './sections.css?inline'

/**
 * One classroom of the signed-in teacher (P2 §2 Classroom detail page): its name, code and teacher guide, a panel of
 * general information with the progress of the students' posts, and its tabs. It keeps itself up to date.
 *
 * The attributes say what is shown at every moment: when the teacher chooses a tab or folds the panel, `tab` and
 * `collapse-information` change with it. Choosing a tab is no navigation: an element in a foreign page stays where
 * it is. A page that wants the two in its address listens to `cx-tab-changed` and `cx-information-folded`, and replaces
 * the address (rather than adding to the history, so that Back leaves the classroom with one press).
 *
 * Where no page handles `cx-navigate`, it shows the edit page, the choice of a course and the detail of a task in its own
 * place, each with an entry in the page's history for the same address, so that the browser's Back leads out of it.
 *
 * @attr {number} classroom-id - the classroom to show; without one the element asks to choose one
 * @attr {'dashboard' | 'tasks' | 'students' | 'submissions' | 'message-board'} tab - the open tab; one that this
 * classroom does not have counts as 'dashboard'
 * @attr {boolean} collapse-information - folds the general information; without it the information is as this teacher
 * has left it in this browser, and at first folded where there is the width of a phone
 * @attr {boolean} scroll-to-tab - for a page whose address names the tab: brings the tabs to the top of the window as
 * soon as they are there, unless the page has been scrolled by then or has no such tab
 * @attr {number} notification-id - the notification that led here. Where `tab` is not given it leads by its kind: to My
 * Students, to Submissions where that tab is hidden, or to Message Board; a tab that is given is the open one
 * @attr {number} student-id - the student whose profile is open in My Students; a notification about what a student has
 * posted sets it
 * @attr {number} task-id - the task that is open in My Tasks
 * @attr {number} submission-id - the submission that is open in Submissions; a notification about one sets it where My
 * Students is hidden
 * @attr {string} filter-by - what Submissions shows at first: `approved`, `pending`, or `task:` with the number of a task
 * @attr {boolean} partner - Submissions shows those of the partner's students
 * @attr {number} message-id - the message that Message Board leads to
 * @attr {number} comment-id - the comment that Message Board leads to; a notification about one sets it
 * @attr {boolean} allow-partner-search - the teacher may look for a global partner. This one and the next two lead to
 * the panel of the partner: it comes in sight with the focus, as the page is opened and as soon as one of them is set;
 * on arrival not where `tab` names another tab, nor for whoever has scrolled or is at work elsewhere on the page
 * @attr {boolean} show-partner-search - the search for a global partner is open
 * @attr {boolean} open-chat - the chat with the global partner is open
 * @fires {CustomEvent<{ tab: string, path: string }>} cx-tab-changed - the teacher has chosen a tab, or a link has led
 * to one, or in the panel of the partner the search or the chat was opened or closed; `path` is the host app's address of what the element now shows
 * @fires {CustomEvent<{ collapsed: boolean, path: string }>} cx-information-folded - the teacher has folded the general
 * information, or opened it; `path` as above
 * @fires {CustomEvent<{ path: string }>} cx-screen-changed - another screen is shown in the element, or the classroom
 * again; `path` is the host app's address of it. A page that prevents the event as a screen opens keeps the element off
 * its history
 * @fires {CustomEvent<{ busy: boolean }>} cx-busy-changed - in the open tab, or in a screen of the element's own, something
 * is under way or not saved, or that is over; the element asks before another tab
 * @fires {CustomEvent<{ message: string, error_code: number | undefined }>} cx-classroom-error - the classroom
 * cannot be shown. A modal says so, too, unless the page prevents the event (decision 23)
 */
defineWidget('cx-classroom', ClassroomView, {
  attributes: {
    classroomId: 'number',
    tab: 'string',
    collapseInformation: 'boolean',
    notificationId: 'number',
    studentId: 'number',
    taskId: 'number',
    submissionId: 'number',
    filterBy: 'string',
    partner: 'boolean',
    messageId: 'number',
    commentId: 'number',
    allowPartnerSearch: 'boolean',
    showPartnerSearch: 'boolean',
    openChat: 'boolean',
    scrollToTab: 'boolean',
  },
  events: [
    'cx-tab-changed',
    'cx-information-folded',
    'cx-screen-changed',
    'cx-busy-changed',
    'cx-classroom-error',
  ],
  styles: [sheet, sections, dashboard, activity],
})

declare global {
  interface WidgetViews {
    'cx-classroom': typeof ClassroomView
  }
}
