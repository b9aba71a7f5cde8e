import { defineWidget } from '../../element/define-widget.ts'
import sheet from './classroom-list.css?inline'
import { ClassroomList } from './classroom-list.tsx'
import filterValues from './filter-values.css?inline'

/**
 * My Classrooms: the classrooms of the signed-in teacher as a list or as cards, with filter, search and the way
 * to a new classroom exchange (P1 §2 My Classrooms).
 *
 * @attr {'list' | 'grid'} view - which of the two views to show; without it the one chosen last in this browser,
 * and the list at first
 * @attr {'all' | 'newest' | 'oldest' | 'subject' | 'language' | 'level' | 'age' | 'a-z' | 'z-a'} filter - the filter
 * to show; `newest` where it is missing or not offered to this teacher
 * @attr {string} search - the search to show: text in the name or the code, or the id that one of the filters
 * `subject`, `language`, `level` and `age` wants; nothing where it can be neither
 * @attr {number} created - id of a classroom that was just created: says GOOD JOB! and leads to its course
 * @fires {CustomEvent<{ filter: string, search: string, view: 'list' | 'grid', path: string }>} cx-list-changed - the
 * teacher has chosen another filter, search or view; `path` is the host app's address of what the element now shows.
 * The element itself leaves the page's address alone
 * @fires {CustomEvent<{ classroomId: number }>} cx-good-job-closed - the teacher has closed the GOOD JOB! message, or goes on to the course
 * without selecting a course; a page that got `created` from its address takes it out there
 */
defineWidget('cx-classroom-list', ClassroomList, {
  attributes: { view: 'string', filter: 'string', search: 'string', created: 'number' },
  events: ['cx-list-changed', 'cx-good-job-closed'],
  styles: [sheet, filterValues],
})

declare global {
  interface WidgetViews {
    'cx-classroom-list': typeof ClassroomList
  }
}
