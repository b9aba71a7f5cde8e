import { defineWidget } from '../../element/define-widget.ts'
import sheet from './choose-course.css?inline'
import { ChooseCourse } from './choose-course.tsx'

/**
 * The choice of a course for a classroom of the signed-in teacher (P2 §2 Choose-course page): the courses of its
 * subject, those that suit it best first, with their documents. Skip goes on without one. Where no page takes the person on, the
 * element says what came of it.
 *
 * @attr {number} classroom-id - the classroom that a course is for; without one the element says what to do
 * @fires {CustomEvent<{ classroomId: number, courseId: number }>} cx-course-added - the classroom has the course and its
 * tasks; the element then asks the page to show the classroom
 * @fires {CustomEvent<{ message: string, error_code: number | undefined }>} cx-classroom-error - the classroom
 * cannot be shown. A modal says so, too, unless the page prevents the event (decision 23)
 */
defineWidget('cx-choose-course', ChooseCourse, {
  attributes: { classroomId: 'number' },
  events: ['cx-course-added', 'cx-classroom-error'],
  styles: [sheet],
})

declare global {
  interface WidgetViews {
    'cx-choose-course': typeof ChooseCourse
  }
}
