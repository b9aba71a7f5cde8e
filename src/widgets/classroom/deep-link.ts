import { isId } from '../../contract/rules/is-id.ts'
import type { RouteQuery } from '../../core/navigation/paths.ts'

/** What a link into a classroom asks for besides its tab (P2 §2, P3 §2), for the screens that act on it. */
export interface DeepLink {
  /** The notification that was opened. */
  notificationId?: number | undefined
  /** The student whose profile is open in My Students. */
  studentId?: number | undefined
  /** The task that is open in My Tasks. */
  taskId?: number | undefined
  /** The submission that is open in Submissions. */
  submissionId?: number | undefined
  /** What Submissions shows at first. */
  filterBy?: string | undefined
  /** Submissions shows those of the partner's students. */
  partner?: boolean | undefined
  /** The message, or the comment, that Message Board leads to. */
  messageId?: number | undefined
  commentId?: number | undefined
  /** The teacher may look for a global partner. */
  allowPartnerSearch?: boolean
  /** The search for a global partner is open. */
  showPartnerSearch?: boolean
  /** The chat with the global partner is open. */
  openChat?: boolean
}

/** How an address calls what is an id, and what is so or not. */
export const idNames = {
  notificationId: 'notification_id',
  studentId: 'student_id',
  taskId: 'task_id',
  // the specification's own (P3 §2 Submissions)
  submissionId: 'submissionId',
  messageId: 'message_id',
  commentId: 'comment_id',
} as const satisfies Partial<Record<keyof DeepLink, string>>
export const flagNames = {
  partner: 'partner',
  allowPartnerSearch: 'allow_partner_search',
  showPartnerSearch: 'show_partner_search',
  openChat: 'open_chat',
} as const satisfies Partial<Record<keyof DeepLink, string>>

/** What is open in a tab, and forgotten with it. */
export const NOTHING_OPEN = {
  studentId: undefined,
  taskId: undefined,
  submissionId: undefined,
  filterBy: undefined,
  partner: undefined,
  messageId: undefined,
  commentId: undefined,
} as const satisfies DeepLink

/** Which post of a student a notification is about; it stands in no address. */
export interface NotifiedPost {
  studentId: number
  posts: 'videos' | 'responses'
  postId: number | null
}

/** What of it leads to the panel of the global partner. */
export type PartnerAsks = Pick<DeepLink, 'allowPartnerSearch' | 'showPartnerSearch' | 'openChat'>

type Ids = keyof typeof idNames
type Flags = keyof typeof flagNames
const ids = Object.entries(idNames) as [Ids, string][]
const flags = Object.entries(flagNames) as [Flags, string][]

/** The same as it stands in an address; what is no id asks for nothing. */
export function deepLinkQuery(link: DeepLink): RouteQuery {
  return Object.fromEntries([
    ...ids.map(([name, asked]) => [asked, isId(link[name]) ? link[name] : undefined]),
    ['filterBy', link.filterBy || undefined],
    ...flags.map(([name, asked]) => [asked, link[name] || undefined]),
  ])
}

/** What an address asks for. */
export function deepLinkIn(query: URLSearchParams): DeepLink {
  return Object.fromEntries([
    ...ids.map(([name, asked]) => [name, Number(query.get(asked)) || undefined]),
    ['filterBy', query.get('filterBy') ?? undefined],
    ...flags.map(([name, asked]) => [name, query.get(asked) === 'true']),
  ])
}
