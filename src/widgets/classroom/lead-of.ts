import type { Classroom } from '../../contract/entities/classroom.ts'
import type { Notification } from '../../contract/entities/notification.ts'
import type { ClassroomTab } from '../../contract/rules/classroom-tabs.ts'
import { notificationTab, notifiedPosts } from '../../contract/rules/notification-tab.ts'
import type { DeepLink, NotifiedPost } from './deep-link.ts'

/** A tab, and what is open in it. */
export interface Lead {
  tab: ClassroomTab
  opened?: DeepLink
  post?: NotifiedPost
}

/** Where a notification leads (P2 §2, P3 §2); null where it leads to no tab of this classroom. */
export function leadOf(notification: Notification | undefined, classroom: Classroom): Lead | null {
  if (notification?.classroom_id !== classroom.id) return null
  const { type, trigger_user_id: studentId, object_id: postId } = notification
  const tab = notificationTab(type, classroom)
  if (!tab) return null
  const posts = notifiedPosts(type)
  const about = postId ?? undefined
  if (tab === 'students' && studentId) {
    return { tab, opened: { studentId }, ...(posts && { post: { studentId, posts, postId } }) }
  }
  // where students have no tab (decision 16)
  if (tab === 'submissions' && posts) return { tab, opened: { submissionId: about } }
  return tab === 'message-board' ? { tab, opened: { commentId: about } } : { tab }
}
