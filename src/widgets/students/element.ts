import { defineWidget } from '../../element/define-widget.ts'
import sheet from './students.css?inline'
import { Students } from './students.tsx'
import table from './table.css?inline'

/**
 * My Students: the students of a classroom, or its groups, with where each stands with every task; search, filters,
 * approval, and the ways to add, rename and delete (P3 §2 My Students). It keeps itself up to date. The tab My Students of
 * `cx-classroom` is this element.
 *
 * A press on a name asks the page for `classroom` with `tab=students` and `student_id` in its path, and shows the profile
 * in the element's place, whatever the page does; Back in it shows the list as it was left.
 *
 * @attr {number} classroom-id - the classroom; without one the element asks to choose one
 * @attr {number} student-id - the student or group whose profile is shown in the place of the list; it changes with
 * what is shown
 * @attr {string} posts - `responses`: a profile opens with the RESPONSES
 * @attr {number} post-id - the post that has the focus there
 * @fires {CustomEvent<{ studentId: number | null, path: string }>} cx-student-shown - the teacher has opened a profile, or
 * has gone back to the list (`null`); `path` is the host app's address of what is shown
 * @fires {CustomEvent<{ change: string, studentIds: number[] }>} cx-students-changed - students were `added`, `removed`,
 * `restored` or `imported`, their `approval` was changed, or something else of them (`edited`); without ids it is the
 * list as a whole
 * @fires {CustomEvent<{ message: string, error_code: number | undefined }>} cx-classroom-error - the classroom cannot be
 * shown. A modal says so, too, unless the page prevents the event (decision 23)
 */
defineWidget('cx-students', Students, {
  attributes: { classroomId: 'number', studentId: 'number', posts: 'string', postId: 'number' },
  events: ['cx-student-shown', 'cx-students-changed', 'cx-classroom-error'],
  styles: [sheet, table],
})

declare global {
  interface WidgetViews {
    'cx-students': typeof Students
  }
}
