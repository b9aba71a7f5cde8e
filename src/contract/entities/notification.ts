import Type, { type Static } from 'typebox'
import { Nullable } from './nullable.ts'
import { Id, Instant } from './reference.ts'
import { userTypeSlugs } from './user.ts'

/** What happened, by type (P1 §4 Notification). */
export const notificationTypes = [
  'student_response_to_video',
  'student_video_posted',
  'student_video_fail',
  'video_conversion_failed',
  'response_to_message',
  'partner_connection_request',
  'partner_connection_accepted',
  'partner_connection_declined',
  'partner_message',
  'alert_created',
  'classroom_expired',
  'partner_responded_to_student_video',
  'partner_student_post_video',
  'small_group_classroom_partnership',
] as const
export type NotificationType = (typeof notificationTypes)[number]

const Named = Type.Object({ full_name: Type.String() })

/** Who has triggered a notification: a student (or a group) or a teacher, by name. */
const TriggerUser = Type.Object({
  user_type: Type.Object({ slug: Type.Enum(['student', ...userTypeSlugs]) }),
  student: Type.Optional(Named),
  teacher: Type.Optional(Named),
})

/** One row of the notification list (P1 §3). */
export const Notification = Type.Object({
  id: Id,
  type: Type.Enum(notificationTypes),
  status: Type.Enum(['unread', 'read']),
  subject: Type.String(),
  from: Type.String(),
  created_at: Instant,
  classroom_id: Nullable(Id),
  object_id: Nullable(Id),
  trigger_user_id: Nullable(Id),
  trigger_user: Nullable(TriggerUser),
})
export type Notification = Static<typeof Notification>

export const alertColors = ['info', 'warning', 'danger'] as const

/** Something the operator tells every teacher for a while (P1 §3 Alert). */
export const Alert = Type.Object({
  id: Id,
  message: Type.String({ description: 'HTML, cleaned by the server' }),
  color: Type.Enum(alertColors),
  starts_at: Instant,
  ends_at: Nullable(Instant),
})
export type Alert = Static<typeof Alert>
