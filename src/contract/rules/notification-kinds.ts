import type { ClassroomTab } from './classroom-tabs.ts'

/** Where a notification leads (P1 §4, P3 §2). */
type Opens = {
  /** The classroom's page, the partner connections page, or a modal above the list. */
  in: 'classroom' | 'connections' | 'alert' | 'failed-video'
  /** Of the classroom. */
  tab?: ClassroomTab
  /** Which posts of the student are in front. */
  posts?: 'videos' | 'responses'
  /** What is open in it: the chat, or a post of the partner's students, which in a whole class is the student view. */
  shows?: 'chat' | 'partner-post'
}

interface NotificationKind {
  /** SUBJECT of the list, and the subject of its mail. */
  label: string
  /** Whose id `trigger_user_id` is; null where nobody but time or the operator has triggered it. */
  by: 'student' | 'teacher' | null
  /** Triggered by a teacher who is, at that moment, nobody's partner. */
  isStranger?: true
  opens: Opens
  /** What its mail says. */
  mail: string
}

/** Every kind of notification: what it is called, who triggers it, where it leads, what its mail says. One row each. */
export const notificationKinds = {
  student_response_to_video: {
    label: 'Response Posted',
    by: 'student',
    opens: { in: 'classroom', tab: 'students', posts: 'responses' },
    mail: 'A student has responded to a video.',
  },
  student_video_posted: {
    label: 'Video Posted',
    by: 'student',
    opens: { in: 'classroom', tab: 'students', posts: 'videos' },
    mail: 'A student has posted for a task.',
  },
  student_video_fail: {
    label: 'Video Failed',
    by: 'student',
    opens: { in: 'failed-video', tab: 'students' },
    mail: 'The video of a student failed to process correctly.',
  },
  video_conversion_failed: {
    label: 'Video Conversion Failed',
    by: 'student',
    opens: { in: 'classroom', tab: 'submissions' },
    mail: 'The video of a student could not be converted.',
  },
  response_to_message: {
    label: 'Message Reply Posted',
    by: 'student',
    opens: { in: 'classroom', tab: 'message-board' },
    mail: 'A student has replied to a message.',
  },
  partner_connection_request: {
    label: 'Connection request',
    by: 'teacher',
    isStranger: true,
    opens: { in: 'connections' },
    mail: 'A teacher would like to be your partner.',
  },
  partner_connection_accepted: {
    label: 'Connection request accepted',
    by: 'teacher',
    opens: { in: 'connections' },
    mail: 'Your connection request was accepted.',
  },
  partner_connection_declined: {
    label: 'Connection request declined',
    by: 'teacher',
    isStranger: true,
    opens: { in: 'connections' },
    mail: 'Your connection request was declined.',
  },
  partner_message: {
    label: 'Message from your partner',
    by: 'teacher',
    opens: { in: 'classroom', shows: 'chat' },
    mail: 'Your partner has written to you.',
  },
  alert_created: {
    label: 'Alert',
    by: null,
    opens: { in: 'alert' },
    mail: 'There is an alert for all teachers.',
  },
  classroom_expired: {
    label: 'Classroom Exchange Expired',
    by: null,
    opens: { in: 'classroom' },
    mail: 'A classroom exchange of yours has expired.',
  },
  partner_responded_to_student_video: {
    label: 'You have received a response',
    by: 'student',
    opens: { in: 'classroom', shows: 'partner-post' },
    mail: 'A student of your partner has responded to one of yours.',
  },
  partner_student_post_video: {
    label: 'Video Posted',
    by: 'student',
    opens: { in: 'classroom', shows: 'partner-post' },
    mail: 'A student of your partner has posted for a task.',
  },
  small_group_classroom_partnership: {
    label: 'Small-group classroom partnership',
    by: 'teacher',
    opens: { in: 'classroom', tab: 'students' },
    mail: 'Your small groups have partners now.',
  },
} as const satisfies Record<string, NotificationKind>

/** What happened, by type (P1 §4 Notification). */
export type NotificationType = keyof typeof notificationKinds

export const notificationTypes = Object.keys(notificationKinds) as NotificationType[]

/** What is known of a kind; undefined of one that a newer server has told, and this version does not know. */
export const notificationKind = (type: string): NotificationKind | undefined =>
  Object.hasOwn(notificationKinds, type) ? notificationKinds[type as NotificationType] : undefined

/**
 * Where one opens: as its kind says, but what tells of a connection that has no request, as one between libraries, opens
 * the classroom that was made.
 */
export function opensIn(told: {
  type: string
  classroom_id: number | null
  object_id: number | null
}): Opens | undefined {
  const opens = notificationKind(told.type)?.opens
  const isMade = opens?.in === 'connections' && told.object_id === null && told.classroom_id !== null
  return isMade ? { in: 'classroom' } : opens
}
