import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Comment, Message, MessageForm, SiteComment, SiteMessage } from '../entities/message.ts'
import { Id } from '../entities/reference.ts'
import { commentActions, listedCommentStatuses } from '../rules/comment-status.ts'

const ofClassroom = { access: 'teacher', params: Type.Object({ id: Id }) } as const

/**
 * The message board of an exchange for its teachers (P3 §2 Message Board, §7). What one posts both classrooms see. 403
 * with code 10 for a foreign classroom; each write 422 with code 42 once the exchange has expired.
 */
export const messageEndpoints = {
  'GET /api/teacher/classrooms/{id}/messages': {
    summary:
      'The messages of both teachers, the newest first, with all comments of the own students and what is approved of the partner’s.',
    spec: 'P3 §2 Message Board, §3 Message',
    ...ofClassroom,
    query: Type.Object({
      filter_by: Type.Optional(
        Type.Enum(listedCommentStatuses, {
          description: 'messages with comments in this status, and these comments alone; without it all',
        }),
      ),
    }),
    data: Type.Array(Message),
    revalidates: true,
  },
  'POST /api/teacher/classrooms/{id}/messages': {
    summary:
      'Posts a message. 422 with the sentences of every field at fault, or with code 111 when the classroom has as many as it may; 429 for too many in an hour.',
    spec: 'P3 §3 Message form, §5',
    ...ofClassroom,
    body: MessageForm,
    data: Message,
    idempotent: true,
  },
  'PUT /api/teacher/classrooms/{id}/messages/{mid}': {
    summary:
      'Approves or deletes a comment of one of the own students; again does no harm. `mid` is the comment’s id. 404 with code 110 for any other.',
    spec: 'P3 §4 Comment status, §7',
    access: 'teacher',
    params: Type.Object({ id: Id, mid: Id }),
    body: Type.Object({ status: Type.Enum(commentActions, { description: 'the new status' }) }),
    data: Comment,
  },
} as const satisfies EndpointMap

/** The message board for students (P3 §1, §6). */
export const studentMessageEndpoints = {
  'GET /api/student/messages': {
    summary:
      'The messages of both teachers, the newest first, with the comments that are approved and the student’s own.',
    spec: 'P3 §2 Message Board, §6',
    access: 'student',
    data: Type.Array(SiteMessage),
  },
  'POST /api/student/messages/{message_id}/comments': {
    summary:
      'Writes a comment, which waits for the teacher. 404 for a message that is not on the board of the classroom, 422 with code 42 once the exchange has expired, with code 112 for too many below one message or too many that wait, or with the sentence of the text; 429 for too many in an hour.',
    spec: 'P3 §4 Comment status, §6',
    access: 'student',
    params: Type.Object({ message_id: Id }),
    body: Type.Object({ text: Type.String() }),
    data: SiteComment,
  },
} as const satisfies EndpointMap
