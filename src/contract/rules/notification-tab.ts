import type { NotificationType } from '../entities/notification.ts'
import { type ClassroomTab, canOpenTab } from './classroom-tabs.ts'

const tabs: Partial<Record<NotificationType, ClassroomTab>> = {
  student_video_posted: 'students',
  student_response_to_video: 'students',
  student_video_fail: 'students',
  video_conversion_failed: 'students',
  response_to_message: 'message-board',
}

/**
 * The tab of its classroom that a notification leads to (P2 §2); null where it leads to none. Posts of students whose
 * tab is hidden are among the submissions (decision 16).
 */
export function notificationTab(
  type: NotificationType,
  classroom: { course_id: number | null; course_student_group_type_id: number },
): ClassroomTab | null {
  const tab = tabs[type]
  if (!tab) return null
  return canOpenTab(tab, classroom) ? tab : 'submissions'
}

/** Which posts of a student a notification leads to (P3 §2); null where it leads to the student alone. */
export const notifiedPosts = (type: NotificationType): 'videos' | 'responses' | null =>
  type === 'student_video_posted' ? 'videos' : type === 'student_response_to_video' ? 'responses' : null
