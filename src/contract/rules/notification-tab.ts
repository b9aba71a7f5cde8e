import { type ClassroomTab, canOpenTab } from './classroom-tabs.ts'
import { type NotificationType, notificationKind } from './notification-kinds.ts'

/**
 * The tab of its classroom that a notification leads to (P2 §2); null where it leads to none. Posts of students whose
 * tab is hidden are among the submissions (decision 16); of groups without a tab there is nothing to show.
 */
export function notificationTab(
  type: NotificationType,
  classroom: { course_id: number | null; course_student_group_type_id: number },
): ClassroomTab | null {
  const kind = notificationKind(type)
  const tab = kind?.opens.tab
  if (!tab) return null
  if (canOpenTab(tab, classroom)) return tab
  return kind.by === 'student' ? 'submissions' : null
}

/** Which posts of a student a notification leads to (P3 §2); null where it leads to the student alone. */
export const notifiedPosts = (type: NotificationType): 'videos' | 'responses' | null =>
  notificationKind(type)?.opens.posts ?? null
