import Type, { type Static } from 'typebox'
import { TIME_ZONE_MAX_CHARACTERS } from '../limits/notifications.ts'
import { DAY_MINUTES } from '../rules/days.ts'
import { type NotificationType, notificationTypes } from '../rules/notification-kinds.ts'
import { notificationMailModes } from '../rules/notification-mail-modes.ts'
import { Nullable } from './nullable.ts'
import { Id, Instant } from './reference.ts'
import { userTypeSlugs } from './user.ts'

export type { NotificationType }

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

const MinuteOfDay = Type.Integer({
  minimum: 0,
  maximum: DAY_MINUTES - 1,
  description: 'minutes after midnight',
})

const Mode = Type.Optional(Type.Enum(notificationMailModes))
/** A kind that is not named comes by no mail. */
const modes = Object.fromEntries(notificationTypes.map(type => [type, Mode])) as Record<
  NotificationType,
  typeof Mode
>

/** Which notifications also come by mail, and in which hours none does. */
export const NotificationPreferences = Type.Object({
  mails: Type.Object(modes),
  quiet_from: Nullable(MinuteOfDay),
  quiet_until: Nullable(MinuteOfDay),
  time_zone: Type.String({
    minLength: 1,
    maxLength: TIME_ZONE_MAX_CHARACTERS,
    description: "whose hours these are, as in 'Europe/Madrid'",
  }),
})
export type NotificationPreferences = Static<typeof NotificationPreferences>

const FailedStudent = Type.Object({ student_first_name: Type.String(), student_last_initial: Type.String() })

/** A video of a student that came to nothing (P1 §3 Failed-video submission). */
export const FailedVideo = Type.Object({
  ...FailedStudent.properties,
  class_task: Type.Object({ task_name: Type.String() }),
  created_at: Instant,
  responding_to: Nullable(FailedStudent),
  is_response: Type.Boolean(),
})
export type FailedVideo = Static<typeof FailedVideo>
