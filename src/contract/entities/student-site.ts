import Type, { type Static } from 'typebox'
import { studentTaskStatuses } from '../rules/student-progress.ts'
import { listedStatuses } from '../rules/submission-status.ts'
import { Secret } from './credentials.ts'
import { Nullable } from './nullable.ts'
import { Day, Id, Instant } from './reference.ts'
import { StudentUserType } from './student-view.ts'
import { Task } from './task.ts'

/** Who is on the student site. */
export const SiteStudent = Type.Object({
  id: Id,
  full_name: Type.String({ description: 'first name and initial, or the name of the group or the class' }),
  username: Type.String(),
  user_type: StudentUserType,
  classroom_name: Type.String(),
  is_first_password: Type.Boolean({ description: 'another has to be chosen before anything else' }),
  is_exchange_expired: Type.Boolean({ description: 'everything can be read, and nothing submitted' }),
  viewed_by: Nullable(
    Type.String({ description: 'the teacher who sees the site as this student; null for the student' }),
  ),
})
export type SiteStudent = Static<typeof SiteStudent>

/** A session of the student site. */
export const SiteSession = Type.Object({
  token: Secret({ description: 'sent as Bearer with every call under /api/student' }),
  student: SiteStudent,
})
export type SiteSession = Static<typeof SiteSession>

const Status = Type.Enum(studentTaskStatuses)

/** A task as a student sees it. */
export const SiteTask = Type.Object({
  id: Id,
  task_name: Type.String(),
  create_prompt: Type.String(),
  respond_prompt: Type.String(),
  video_time_limit: Type.Integer({ description: 'seconds' }),
  due_date: Nullable(Day),
  response_due_date: Nullable(Day),
  ...Type.Pick(Task, [
    'topic',
    'summary',
    'task_thumbnail',
    'response_type',
    'can_do_statement',
    'links',
    'materials',
    'media',
  ]).properties,
  create_prompt_html: Type.String({ description: 'the same with its formatting, by rules/rich-text.ts' }),
  respond_prompt_html: Type.String({ description: 'likewise' }),
  number_responses: Type.Integer({ description: 'that are asked for' }),
  status: Nullable(Status),
  response_status: Nullable(Status),
})
export type SiteTask = Static<typeof SiteTask>

/** A video of a post; without an address while it is being made ready, or when that has failed. */
export const SiteVideo = Type.Object({
  state: Type.Enum(['ready', 'processing', 'failed']),
  url: Nullable(Type.String()),
  poster: Nullable(Type.String()),
})
export type SiteVideo = Static<typeof SiteVideo>

/** What somebody of the partner classroom has posted, once it is approved. */
export const PartnerPost = Type.Object({
  id: Id,
  poster: Type.String({ description: 'first name and initial; empty for a group without an approved name' }),
  text: Nullable(Type.String()),
  video: Nullable(SiteVideo),
  created_at: Instant,
})
export type PartnerPost = Static<typeof PartnerPost>

/** What the student has posted. */
export const SitePost = Type.Object({
  id: Id,
  task_id: Id,
  task_name: Type.String(),
  is_response: Type.Boolean(),
  responding_to: Nullable(Id),
  status: Type.Enum(listedStatuses),
  text: Nullable(Type.String()),
  video: Nullable(SiteVideo),
  created_at: Instant,
  responses: Type.Array(PartnerPost, { description: 'of the partner classroom, the approved ones' }),
})
export type SitePost = Static<typeof SitePost>
