import Type, { type Static } from 'typebox'
import { listedStatuses, submissionStatuses } from '../rules/submission-status.ts'
import { Flag } from './flag.ts'
import { Nullable } from './nullable.ts'
import { Id, Instant } from './reference.ts'
import { ShownAvatar } from './user.ts'

const post = {
  id: Id,
  url: Nullable(
    Type.String({
      description: 'where it is played; null of a text, and while there is no film to play yet',
    }),
  ),
  poster: Nullable(Type.String({ description: 'a picture of it; null where there is none yet' })),
  video_processed: Type.Enum([0, 1, 2], {
    description: '0 while it waits or is converted, 1 when it is ready, 2 when that failed',
  }),
  video_duration: Nullable(Type.Number({ description: 'seconds; null until it is converted' })),
  status: Type.Enum(listedStatuses),
  version: Type.Integer({ description: 'one more with each change of the status' }),
  response_type: Type.Enum(['video', 'text'], {
    description: 'video wherever there is one, with a text or not',
  }),
  text: Nullable(Type.String({ description: 'what is written, alone or beside a video' })),
  is_response: Type.Boolean(),
  responding_to: Nullable(
    Type.Object(
      { id: Id, full_name: Type.String() },
      {
        description:
          'the post that it answers, and whose that is; null where that is not to be seen any more',
      },
    ),
  ),
  teacher_comment: Nullable(
    Type.String({ description: 'null until the teacher has written one, and of the partner’s posts' }),
  ),
  created_at: Instant,
  task_name: Type.String(),
  create_prompt: Type.Optional(
    Type.String({
      description:
        'what the task asks to record, as HTML by rules/rich-text.ts; not in the lists of a classroom that are polled: there GET …/review has it, once for each task',
    }),
  ),
  course_name: Nullable(Type.String()),
  class_task: Type.Object({ id: Id, task_name: Type.String() }),
  teacher: Type.Object(
    { thumbnail: ShownAvatar, full_name: Type.String() },
    { description: 'of the classroom that it was posted in' },
  ),
  student_first_name: Type.String({ description: 'of a group its name' }),
  student_last_initial: Type.String(),
  student_username: Type.String({ description: "'' of the partner’s students" }),
  student_thumbnail: Nullable(Type.String({ description: 'null: students have no pictures' })),
  viewers: Type.Array(Type.Object({ id: Id, full_name: Type.String() }), {
    description: 'others who review this classroom and have it open; empty of the partner’s posts',
  }),
  flag: Nullable(Flag),
}

/** What somebody has answered to a post. */
const Response = Type.Object(post)

/** What a student or a group has posted, with what has been answered to it (P3 §3 Submission). */
export const Submission = Type.Object({
  ...post,
  responses: Type.Array(Response, {
    description: 'of one’s own students, and of the partner’s those that the partner has approved',
  }),
})
export type Submission = Static<typeof Submission>

/** A post as a change has left it. */
export const ChangedSubmission = Type.Object({
  id: Id,
  status: Type.Enum(submissionStatuses),
  version: Type.Integer(),
})
export type ChangedSubmission = Static<typeof ChangedSubmission>
