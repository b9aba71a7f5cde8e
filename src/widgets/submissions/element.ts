import { defineWidget } from '../../element/define-widget.ts'
import grid from './grid.css?inline'
import sheet from './submissions.css?inline'
import { Submissions } from './submissions.tsx'
import table from './table.css?inline'

/**
 * Submissions: what the students of a classroom have posted and responded, as a list or as cards, with filters; approved,
 * unapproved, blocked or deleted one by one or many at once, which can be undone for ten seconds; and the partner's
 * students, as far as their teacher has approved them (P3 §2 Submissions). It keeps itself up to date. The tab Submissions
 * of `cx-classroom` is this element.
 *
 * A press on a name asks the page for `classroom` with `tab=submissions` and `submissionId` in its path, and opens the
 * submission at its desk in the element's place, whatever the page does; Back in it shows the list as it was left.
 *
 * @attr {number} classroom-id - the classroom; without one the element asks to choose one
 * @attr {string} filter-by - what is shown at first: `approved`, `pending`, or `task:` with the number of a task
 * @attr {number} submission-id - the submission that is open in the place of the list; it changes with what is shown
 * @attr {boolean} partner - shows the submissions of the partner's students; it changes with what the teacher chooses
 * @fires {CustomEvent<{ submissionId: number | null, path: string }>} cx-submission-shown - the teacher has opened a
 * submission, or has gone back to the list (`null`); `path` is the host app's address of what is shown
 * @fires {CustomEvent<{ submissionIds: number[] }>} cx-submissions-changed - submissions have another status
 * @fires {CustomEvent<{ busy: boolean }>} cx-busy-changed - a comment is typed and not saved, decisions are on their
 * way, or that is over: whoever leads away from the element may ask first
 * @fires {CustomEvent<{ message: string, error_code: number | undefined }>} cx-classroom-error - the classroom cannot be
 * shown. A modal says so, too, unless the page prevents the event (decision 23)
 */
defineWidget('cx-submissions', Submissions, {
  attributes: { classroomId: 'number', filterBy: 'string', submissionId: 'number', partner: 'boolean' },
  events: ['cx-submission-shown', 'cx-submissions-changed', 'cx-busy-changed', 'cx-classroom-error'],
  styles: [sheet, table, grid],
})

declare global {
  interface WidgetViews {
    'cx-submissions': typeof Submissions
  }
}
