import { defineWidget } from '../../element/define-widget.ts'
import { TaskEditor } from './task-editor.tsx'

/**
 * Creates a task of a classroom exchange, or edits one (P3 §2 My Tasks, §5): its name, topic, picture and tags, what
 * students are asked for, until when, and what comes along. What is typed is kept in the tab until it is saved, and is
 * there again after the page was left, with a way to discard it. Where the partner has saved the task meanwhile, both
 * versions are shown field by field, to be chosen from. Nothing can be changed once the exchange has expired.
 *
 * @attr {number} classroom-id - the classroom; without one the element asks to choose one
 * @attr {number} task-id - the task that is edited; without one a new one is created
 * @fires {CustomEvent<{ classroomId: number, taskId: number }>} cx-task-saved - the server has taken the task
 * @fires {CustomEvent<{ classroomId: number }>} cx-task-editor-closed - the teacher has finished, by Cancel, by the way
 * back or after saving; unless the page prevents the event, the element asks for the classroom (`cx-navigate`)
 * @fires {CustomEvent<{ busy: boolean }>} cx-busy-changed - something is typed and not saved, or a file is on its way,
 * or that is over: whoever leads away from the element may ask first
 * @fires {CustomEvent<{ message: string, error_code: number | undefined }>} cx-classroom-error - the classroom
 * cannot be shown. A modal says so, too, unless the page prevents the event (decision 23)
 */
defineWidget('cx-task-editor', TaskEditor, {
  attributes: { classroomId: 'number', taskId: 'number' },
  events: ['cx-task-saved', 'cx-task-editor-closed', 'cx-busy-changed', 'cx-classroom-error'],
})

declare global {
  interface WidgetViews {
    'cx-task-editor': typeof TaskEditor
  }
}
