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
 * @attr {number} invitation-id - the connection request that the classroom is for: it begins with what suits it, and leads
 * back to it in the end, where it is accepted with the new classroom
 * @fires {CustomEvent<{ classroomId: number }>} cx-created - the server has created the classroom
 * @fires {CustomEvent<{ message: string, error_code: number }>} cx-wrong-invitation - the request is for another
 * account. A modal says so, too, unless the page prevents the event (decision 23)
 * @fires {CustomEvent<{ subjectId: number, missing: number }>} cx-purchase-asked - there is no exchange of the subject
 * left; unless the page prevents it, a `cx-token-purchase` opens over the element
 */
defineWidget('cx-create-classroom', CreateClassroom, {
  attributes: { invitationId: 'number' },
  events: ['cx-created', 'cx-wrong-invitation', 'cx-purchase-asked'],
})

declare global {
  interface WidgetViews {
    'cx-create-classroom': typeof CreateClassroom
  }
}
