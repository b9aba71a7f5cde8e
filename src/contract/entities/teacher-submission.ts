import Type, { type Static } from 'typebox'
import { RECORDING_MAX_SECONDS, RECORDING_MIN_SECONDS } from '../limits/recording.ts'
import { ActionItem, ClassTask } from './action-item.ts'
import { Nullable } from './nullable.ts'
import { Id, Instant } from './reference.ts'
import { ShownAvatar } from './user.ts'

const post = {
  id: Id,
  url: Nullable(
    Type.String({
      description:
        'where it is played, good for an hour at least; until it is converted the original for its own teacher, and null for the partner',
    }),
  ),
  poster: Nullable(Type.String({ description: 'a picture of it; null until it is converted' })),
  video_processed: Type.Enum([0, 1, 2], {
    description: '0 while it waits or is converted, 1 when it is ready, 2 when that failed',
  }),
  video_duration: Nullable(Type.Number({ description: 'seconds; null until it is converted' })),
  status: Type.Literal('approved', { description: 'what teachers post is not reviewed' }),
  response_type: Type.Literal('video'),
  is_response: Type.Boolean(),
  is_own: Type.Boolean({ description: 'it is of the teacher who asks' }),
  is_deletable: Type.Boolean({
    description: 'Delete Video is for it: it is one’s own, and no post that has a response (P3 §4)',
  }),
  captions_version: Nullable(
    Type.String({ description: 'another one whenever its captions are others; null where it has none' }),
  ),
  created_at: Instant,
  responding_to: Nullable(
    Type.Object({ full_name: Type.String() }, { description: 'whose post it answers; null of a post' }),
  ),
  task_name: Type.String(),
  create_prompt: Type.String({ description: "what the task asks to record; '' where nothing is said" }),
  course_name: Nullable(Type.String()),
  class_task: Type.Object({ id: Id, task_name: Type.String() }),
  teacher: Type.Object({ thumbnail: ShownAvatar, full_name: Type.String() }),
}

/** A teacher's video in answer to the partner's post. */
const TeacherResponse = Type.Object(post)

/**
 * A teacher's video for a task, with what the partner has answered to it (P3 §3 Submission). `text`, `teacher_comment`
 * and what is said of a student are of students' submissions: teachers post videos, and nobody comments on them.
 */
export const TeacherSubmission = Type.Object({
  ...post,
  responses: Type.Array(TeacherResponse, { description: 'of the other teacher: one, or none' }),
})
export type TeacherSubmission = Static<typeof TeacherSubmission>

/** An action item with all that its task's detail shows. Null and false where it is of no task. */
export const ActionItemDetail = Type.Object({
  ...ActionItem.properties,
  class_task: Nullable(
    Type.Object({
      ...ClassTask.properties,
      create_prompt: Type.String({
        description: "what to record, in lines of text; '' where nothing is said",
      }),
      respond_prompt: Type.String({ description: "what to answer the partner; '' where nothing is said" }),
      video_time_limit: Type.Integer({
        minimum: RECORDING_MIN_SECONDS,
        maximum: RECORDING_MAX_SECONDS,
        description: 'seconds that a recording may take (P3 §5)',
      }),
    }),
  ),
  submission: Nullable(TeacherSubmission),
  partner_submission: Nullable(TeacherSubmission),
  create_completed: Type.Boolean({ description: 'the teacher’s own video is there (P3 §4)' }),
  partner_create_completed: Type.Boolean({
    description: 'the partner has responded or, where nobody is to respond, posted (P3 §4)',
  }),
  response_completed: Nullable(
    Type.Boolean({
      description:
        'the partner’s video and the response to it are there; null without a respond step (P3 §4)',
    }),
  ),
})
export type ActionItemDetail = Static<typeof ActionItemDetail>
