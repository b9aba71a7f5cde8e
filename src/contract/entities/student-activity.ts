import Type, { type Static } from 'typebox'
import { Nullable } from './nullable.ts'
import { Day, Id } from './reference.ts'

/** Who has not posted: a student, or a group by its name (then without an initial). */
export const InactiveStudent = Type.Object({
  id: Id,
  first_name: Type.String(),
  last_initial: Type.String(),
})
export type InactiveStudent = Static<typeof InactiveStudent>

const Percent = Type.Integer({ minimum: 0, maximum: 100 })

/** How far the students of a classroom are with a task (P2 §3). */
export const StudentActivityTask = Type.Object({
  id: Id,
  task_name: Type.String(),
  task_category: Type.String({ description: 'activity and reflection are not among the answers' }),
  due_date: Nullable(Day),
  response_due_date: Nullable(Day),
  percent_submitted_create_video: Percent,
  percent_submitted_response_video: Nullable(Percent),
  number_pending_create_video: Type.Integer({ description: 'waiting for the teacher' }),
  number_pending_response_video: Type.Integer(),
  inactive_create_video_students: Type.Array(InactiveStudent),
  inactive_response_video_students: Type.Array(InactiveStudent),
})
export type StudentActivityTask = Static<typeof StudentActivityTask>
