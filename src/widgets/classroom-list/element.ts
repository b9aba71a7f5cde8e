import { defineWidget } from '../../element/define-widget.ts'
import sheet from './classroom-list.css?inline'
import { ClassroomList } from './classroom-list.tsx'

/**
 * My Classrooms: the classrooms of the signed-in teacher as a list or as cards, with filter, search and the way
 * to a new classroom exchange (P1 §2 My Classrooms).
 *
 * @attr {'list' | 'grid'} view - which of the two views to show; without it the one chosen last in this browser,
 * and the list at first
 * @attr {'all' | 'newest' | 'oldest' | 'subject' | 'language' | 'level' | 'age' | 'a-z' | 'z-a'} filter - the filter
 * to show; `newest` where it is missing or not offered to this teacher
 * @attr {number} created - id of a classroom that was just created: says GOOD JOB! and leads to its course
 * @fires {CustomEvent<{ classroomId: number }>} cx-good-job-closed - the teacher has closed the GOOD JOB! message
 * without selecting a course; a page that got `created` from its address takes it out there
 */
defineWidget('cx-classroom-list', ClassroomList, {
  attributes: { view: 'string', filter: 'string', created: 'number' },
  events: ['cx-good-job-closed'],
  styles: [sheet],
})

declare global {
  interface WidgetViews {
    'cx-classroom-list': typeof ClassroomList
  }
}
