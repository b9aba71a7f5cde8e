import type { Classroom } from '../../contract/entities/classroom.ts'
import type { Notification } from '../../contract/entities/notification.ts'
import type { ClassroomTab } from '../../contract/rules/classroom-tabs.ts'
import { notificationKind } from '../../contract/rules/notification-kinds.ts'
import { notificationTab, notifiedPosts } from '../../contract/rules/notification-tab.ts'
import { call } from '../../core/http/call.ts'
import { createLoad, type Load } from '../../core/http/load.ts'
import { classroom as t } from '../../core/messages/classroom.ts'
import { markRead } from '../../core/notifications/mark-read.ts'
import type { DeepLink, NotifiedPost } from './deep-link.ts'

/** A tab, and what is open in it. */
export interface Lead {
  tab: ClassroomTab
  opened?: DeepLink
  post?: NotifiedPost
}

/** Where a notification leads (P2 §2, P3 §2); null where it leads to no tab of this classroom. */
function leadOf(notification: Notification | undefined, classroom: Classroom): Lead | null {
  if (notification?.classroom_id !== classroom.id) return null
  const { type, trigger_user_id: by, object_id: postId } = notification
  // a teacher may have the id of a student
  const studentId = notificationKind(type)?.by === 'student' ? by : null
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

async function askLead(id: number, classroom: Classroom, signal: AbortSignal): Promise<Lead | null> {
  const { data } = await call('GET /api/teacher/notifications', { id }, { signal })
  const [notification] = data.notifications
  if (notification?.classroom_id === classroom.id) void markRead(notification)
  return leadOf(notification, classroom)
}

/** Where a notification leads, asked for once. One of this classroom counts as read by that, wherever the link stood (P1 §4). */
export const loadLead = (id: number, classroom: Classroom): Load<Lead | null> =>
  createLoad(async signal => ({ data: await askLead(id, classroom, signal) }), {
    failed: t.notificationFailed,
  })
