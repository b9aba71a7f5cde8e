import { isId } from '../../contract/rules/is-id.ts'
import type { RouteQuery } from '../../core/navigation/paths.ts'
import { attributeName } from '../../element/attributes.ts'

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

/** What says what is open in a tab. */
const openNames = [
  'studentId',
  'taskId',
  'submissionId',
  'messageId',
  'commentId',
  'filterBy',
  'partner',
] as const
const names = [
  'notificationId',
  ...openNames,
  'allowPartnerSearch',
  'showPartnerSearch',
  'openChat',
] as const satisfies readonly (keyof DeepLink)[]

/** The tab is left: nothing of it is open any more. */
export const NOTHING_OPEN: DeepLink = Object.fromEntries(openNames.map(name => [name, undefined]))

/** The same as attributes of the element in the tab. */
export const openAttributes = (link: DeepLink): Record<string, unknown> =>
  Object.fromEntries(openNames.map(name => [attributeName(name), link[name] || undefined]))

/** How an address calls it: `task_id`; what the specification names is as it writes it (P3 §2 Submissions). */
const inAddress = (name: string) =>
  /^(submissionId|filterBy)$/.test(name) ? name : attributeName(name).replaceAll('-', '_')

const isOfId = (name: string) => name.endsWith('Id')

/** Which post of a student a notification is about; it stands in no address. */
export interface NotifiedPost {
  studentId: number
  posts: 'videos' | 'responses'
  postId: number | null
}

/** What of it leads to the panel of the global partner. */
export type PartnerAsks = Pick<DeepLink, 'allowPartnerSearch' | 'showPartnerSearch' | 'openChat'>

/** The same as it stands in an address; what is no id asks for nothing. */
export const deepLinkQuery = (link: DeepLink): RouteQuery =>
  Object.fromEntries(
    names.map(name => [inAddress(name), ((!isOfId(name) || isId(link[name])) && link[name]) || null]),
  )

/** What an address asks for. */
export const deepLinkIn = (query: URLSearchParams): DeepLink =>
  Object.fromEntries(
    names.map(name => {
      const text = query.get(inAddress(name)) ?? undefined
      return [name, isOfId(name) ? Number(text) || undefined : name === 'filterBy' ? text : text === 'true']
    }),
  )
