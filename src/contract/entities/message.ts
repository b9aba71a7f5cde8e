import Type, { type Static } from 'typebox'
import { commentStatuses, listedCommentStatuses } from '../rules/comment-status.ts'
import { Nullable } from './nullable.ts'
import { Id, Instant } from './reference.ts'
import { TaskLink, TaskMedium } from './task.ts'
import { ShownAvatar } from './user.ts'

/** More than any list may have; how many it may, the rules say with a sentence. */
const LISTED_MAX = 100

/** A message as it is posted (P3 §3 Message form; the rules are those of rules/message-form.ts). */
export const MessageForm = Type.Object({
  subject: Type.String(),
  description: Type.String(),
  links: Type.Optional(Type.Array(TaskLink, { maxItems: LISTED_MAX })),
  media: Type.Optional(
    Type.Array(
      Type.Object({
        label: Type.String(),
        file: Type.String({ description: 'its name, as the upload has answered it' }),
      }),
      { maxItems: LISTED_MAX },
    ),
  ),
})
export type MessageForm = Static<typeof MessageForm>

/** A student's comment, as teachers see it (P3 §3 Comment). */
export const Comment = Type.Object({
  id: Id,
  user_id: Id,
  user: Type.Object({
    user_type: Type.Object({ name: Type.Literal('student') }),
    thumbnail: Nullable(Type.String()),
    first_name: Type.String({ description: "empty for the partner's group without an approved name" }),
    last_initial: Type.String(),
  }),
  message_id: Id,
  message_text: Type.String(),
  created_at: Instant,
  status: Type.Enum(commentStatuses, { description: 'deleted only in the answer to the deletion' }),
  is_own: Type.Boolean({ description: 'of a student of this classroom, whose teacher moderates it' }),
})
export type Comment = Static<typeof Comment>

/** A message of one of the two teachers, as both see it (P3 §3 Message). */
export const Message = Type.Object({
  id: Id,
  user_id: Id,
  user: Type.Object({
    user_type: Type.Object({ name: Type.Literal('teacher') }),
    avatar: ShownAvatar,
    full_name: Type.String(),
  }),
  message_title: Type.String(),
  message_text: Type.String(),
  created_at: Instant,
  status: Type.Literal('approved', { description: 'nobody reviews what a teacher posts' }),
  is_own: Type.Boolean({ description: 'of the teacher of this classroom' }),
  links: Type.Array(TaskLink),
  media: Type.Array(TaskMedium),
  comments: Type.Array(Comment, { description: 'the oldest first' }),
})
export type Message = Static<typeof Message>

/** A comment, as students see it. */
export const SiteComment = Type.Object({
  id: Id,
  poster: Type.String({ description: 'first name and initial; empty for a group without an approved name' }),
  text: Type.String(),
  created_at: Instant,
  status: Type.Enum(listedCommentStatuses, { description: 'pending only of one’s own' }),
  is_own: Type.Boolean(),
})
export type SiteComment = Static<typeof SiteComment>

/** A message of a teacher, as students of both classrooms see it. */
export const SiteMessage = Type.Object({
  id: Id,
  poster: Type.String({ description: 'the full name of the teacher' }),
  is_partner: Type.Boolean({ description: 'of the teacher of the partner classroom' }),
  title: Type.String(),
  text: Type.String(),
  created_at: Instant,
  links: Type.Array(TaskLink),
  media: Type.Array(TaskMedium),
  comments: Type.Array(SiteComment, { description: 'the oldest first' }),
})
export type SiteMessage = Static<typeof SiteMessage>
