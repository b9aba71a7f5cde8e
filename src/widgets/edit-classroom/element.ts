import { defineWidget } from '../../element/define-widget.ts'
import sheet from './edit-classroom.css?inline'
import { EditClassroom } from './edit-classroom.tsx'

/**
 * Edits one classroom of the signed-in teacher (P2 §2 Classroom edit page): its name, languages, start and students,
 * and its code, which can be reset. What is changed is kept in the tab until it is saved, and is there again
 * after the page was left, with a way to discard it; Cancel discards it. Nothing can be changed once the exchange has
 * expired. It leaves by `cx-navigate` to the classroom; where no page handles that, what was saved stays in sight.
 *
 * @attr {number} classroom-id - the classroom to edit; without one the element asks to choose one
 * @fires {CustomEvent<{ classroomId: number }>} cx-saved - the server has taken the changes
 * @fires {CustomEvent<{ message: string, error_code: number | undefined }>} cx-classroom-error - the classroom
 * cannot be shown. A modal says so, too, unless the page prevents the event (decision 23)
 */
defineWidget('cx-edit-classroom', EditClassroom, {
  attributes: { classroomId: 'number' },
  events: ['cx-saved', 'cx-classroom-error'],
  styles: [sheet],
})

declare global {
  interface WidgetViews {
    'cx-edit-classroom': typeof EditClassroom
  }
}
