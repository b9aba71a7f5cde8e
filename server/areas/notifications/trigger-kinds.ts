import {
  type NotificationType,
  notificationKind,
  notificationTypes,
} from '../../../src/contract/rules/notification-kinds.ts'

/** The types that a student, or a teacher, triggers. */
export const typesTriggeredBy = (kind: 'student' | 'teacher'): NotificationType[] =>
  notificationTypes.filter(type => notificationKind(type)?.by === kind)

/** The types that a teacher triggers who is, at that moment, nobody's partner. */
export const strangersTypes: readonly NotificationType[] = notificationTypes.filter(
  type => notificationKind(type)?.isStranger,
)
