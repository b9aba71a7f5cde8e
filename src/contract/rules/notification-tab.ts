import { type ClassroomTab, canOpenTab } from './classroom-tabs.ts'
import { type NotificationType, notificationKind } from './notification-kinds.ts'

/**
 * The tab of its classroom that a notification leads to (P2 §2); null where it leads to none. Posts of students whose
 * tab is hidden are among the submissions (decision 16).
 */
export function notificationTab(
  type: NotificationType,
  classroom: { course_id: number | null; course_student_group_type_id: number },
): ClassroomTab | null {
  const tab = notificationKind(type)?.opens.tab
  if (!tab) return null
  return canOpenTab(tab, classroom) ? tab : 'submissions'
}

/** Which posts of a student a notification leads to (P3 §2); null where it leads to the student alone. */
export const notifiedPosts = (type: NotificationType): 'videos' | 'responses' | null =>
  notificationKind(type)?.opens.posts ?? null
