import { defineWidget } from '../../element/define-widget.ts'
import { CreateClassroom } from './create-classroom.tsx'

/**
 * Creates a classroom exchange, step by step (P2 §2 Classroom creation wizard): name and subject, languages, start,
 * students, and a course, which can be chosen later. Independent teachers have fewer steps, since their exchange starts
 * at once. Where the school has not signed the data privacy agreement, that comes first. What is filled in stays until
 * the tab is closed. In the end it leads on by `cx-navigate`: to the classroom that has a course, or to the list, which
 * leads to choosing one. Where no page handles that, it says so in its own place, and begins anew. Librarians create
 * none, and are told so.
 *
 * @fires {CustomEvent<{ classroomId: number }>} cx-created - the server has created the classroom
 */
defineWidget('cx-create-classroom', CreateClassroom, { events: ['cx-created'] })

declare global {
  interface WidgetViews {
    'cx-create-classroom': typeof CreateClassroom
  }
}
