import { defineWidget } from '../../element/define-widget.ts'
import sheet from './course-library.css?inline'
import { CourseLibrary } from './course-library.tsx'

/**
 * The Course Library (P1 §2): the published courses of the subjects that the signed-in teacher may use, with filters,
 * a search and their documents. A course can be added to one of the teacher's classrooms.
 *
 * @fires {CustomEvent<{ classroomId: number, courseId: number }>} cx-course-added - the classroom has the course and its
 * tasks
 */
defineWidget('cx-course-library', CourseLibrary, {
  events: ['cx-course-added'],
  styles: [sheet],
})

declare global {
  interface WidgetViews {
    'cx-course-library': typeof CourseLibrary
  }
}
