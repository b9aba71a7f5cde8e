import type { NotificationType } from '../../../src/contract/entities/notification.ts'

/** Whose id `trigger_user_id` of a notification is; null where nobody but time or the operator has triggered it. */
const triggerKinds: Record<NotificationType, 'student' | 'teacher' | null> = {
  student_response_to_video: 'student',
  student_video_posted: 'student',
  student_video_fail: 'student',
  video_conversion_failed: 'student',
  response_to_message: 'student',
  partner_connection_request: 'teacher',
  partner_connection_accepted: 'teacher',
  partner_connection_declined: 'teacher',
  partner_message: 'teacher',
  alert_created: null,
  classroom_expired: null,
  partner_responded_to_student_video: 'student',
  partner_student_post_video: 'student',
  small_group_classroom_partnership: 'teacher',
}

/** The types that a student, or a teacher, triggers. */
export const typesTriggeredBy = (kind: 'student' | 'teacher'): string[] =>
  Object.entries(triggerKinds).flatMap(([type, of]) => (of === kind ? [type] : []))

/** The types that a teacher triggers who is, at that moment, nobody's partner. */
export const strangersTypes: readonly NotificationType[] = [
  'partner_connection_request',
  'partner_connection_declined',
]
