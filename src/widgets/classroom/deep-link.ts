import { isId } from '../../contract/rules/is-id.ts'
import type { RouteQuery } from '../../core/navigation/paths.ts'

/** What a link into a classroom asks for besides its tab (P2 §2), for the screens that act on it. */
export interface DeepLink {
  /** The notification that was opened. */
  notificationId?: number | undefined
  /** The student whose profile is open in My Students. */
  studentId?: number | undefined
  /** The task that is open in My Tasks. */
  taskId?: number | undefined
  /** The teacher may look for a global partner. */
  allowPartnerSearch?: boolean
  /** The search for a global partner is open. */
  showPartnerSearch?: boolean
  /** The chat with the global partner is open. */
  openChat?: boolean
}

/** Which post of a student a notification is about; it stands in no address. */
export interface NotifiedPost {
  studentId: number
  posts: 'videos' | 'responses'
  postId: number | null
}

/** What of it leads to the panel of the global partner. */
export type PartnerAsks = Pick<DeepLink, 'allowPartnerSearch' | 'showPartnerSearch' | 'openChat'>

/** The same as it stands in an address; what is no id asks for nothing. */
export function deepLinkQuery(link: DeepLink): RouteQuery {
  const { notificationId, studentId, taskId, allowPartnerSearch, showPartnerSearch, openChat } = link
  return {
    notification_id: isId(notificationId) ? notificationId : undefined,
    student_id: isId(studentId) ? studentId : undefined,
    task_id: isId(taskId) ? taskId : undefined,
    allow_partner_search: allowPartnerSearch || undefined,
    show_partner_search: showPartnerSearch || undefined,
    open_chat: openChat || undefined,
  }
}
