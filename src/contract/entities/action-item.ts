import Type, { type Static } from 'typebox'
import { Nullable } from './nullable.ts'
import { Id, Instant } from './reference.ts'
import { ShownAvatar } from './user.ts'

/**
 * Where an action item leads beyond its text; without one it says all by itself. What is not among these is of a later
 * release and leads nowhere.
 */
export const actionTriggers = [
  'select_course',
  'find_partner',
  'message_partner',
  'add_students',
  'review_videos',
  'set_due_dates',
] as const
export type ActionTrigger = (typeof actionTriggers)[number]

/** `status` of the list (P2 §4); a page that says none shows the pending ones. */
export const actionStatuses = ['all', 'pending', 'completed'] as const
export type ActionStatus = (typeof actionStatuses)[number]

/** A teacher's video: of a task, or the response to the partner's. */
export const TeacherVideo = Type.Object({
  id: Id,
  video_url: Nullable(Type.String({ description: 'null while there is no film to play yet' })),
})
export type TeacherVideo = Static<typeof TeacherVideo>

/** The task that an item is for. */
export const ClassTask = Type.Object({ id: Id, task_name: Type.String(), is_hidden: Type.Boolean() })

/** What one teacher is to do in one classroom (P2 §3). */
export const ActionItem = Type.Object({
  id: Id,
  completed: Type.Boolean(),
  action: Type.Object({
    id: Id,
    task: Type.String({ description: 'its name' }),
    to_do: Type.String({ description: 'in a line' }),
    details: Type.String(),
    details_create: Type.String({ description: "what to record; '' where nothing is" }),
    details_response: Type.String({ description: "what to answer the partner; '' where nothing is" }),
    is_task: Type.Boolean({ description: 'a video is asked for' }),
    use_student_task_name: Type.Boolean({ description: "it is called as the students' task is" }),
    more_info_link: Nullable(Type.String()),
    trigger: Nullable(Type.Enum(actionTriggers)),
  }),
  class_task: Nullable(ClassTask),
  classroom_id: Id,
  teacher: Type.Object(
    {
      avatar: ShownAvatar,
      first_name: Type.String(),
      last_name: Type.String(),
    },
    { description: 'whose video is at `video_url`: the partner, or the teacher where there is none' },
  ),
  teacher_action: Nullable(TeacherVideo),
  teacher_action_response: Nullable(TeacherVideo),
  video_url: Nullable(
    Type.String({ description: "the partner's video; null until it is there and converted" }),
  ),
  video_played: Type.Boolean(),
  created_at: Instant,
})
export type ActionItem = Static<typeof ActionItem>
