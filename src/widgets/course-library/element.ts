import { defineWidget } from '../../element/define-widget.ts'
import sheet from './course-library.css?inline'
import { CourseLibrary } from './course-library.tsx'

/**
 * The Course Library (P1 §2): the published courses of the subjects that the signed-in teacher may use, with filters,
 * a search and their documents. A course can be added to one of the teacher's classrooms.
 *
 * @attr {number} subject - id of the subject to show; all where it is missing or not one of this teacher's
 * @attr {'language' | 'age' | 'level'} filter - the filter to show; `level` beside subject 1 alone. Without it `search`
 * is text in the name
 * @attr {string} search - the search to show: text, or the id that the filter wants; nothing where it can be neither
 * @fires {CustomEvent<{ subject: number | null, filter: 'language' | 'age' | 'level' | null, search: string, path: string }>} cx-library-changed - the
 * teacher has chosen another subject, filter or search; `path` is the host app's address of what the element now shows.
 * The element itself leaves the page's address alone
 * @fires {CustomEvent<{ classroomId: number, courseId: number }>} cx-course-added - the classroom has the course and its
 * tasks
 */
defineWidget('cx-course-library', CourseLibrary, {
  attributes: { subject: 'number', filter: 'string', search: 'string' },
  events: ['cx-course-added', 'cx-library-changed'],
  styles: [sheet],
})

declare global {
  interface WidgetViews {
    'cx-course-library': typeof CourseLibrary
  }
}
