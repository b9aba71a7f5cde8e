import { LIBRARY_TOPICS_MAX } from '../../contract/limits/library-connections.ts'
import { isId } from '../../contract/rules/is-id.ts'
import { type LibraryRequestOrder, libraryRequestOrders } from '../../contract/rules/library-requests.ts'
import type { RouteQuery } from '../navigation/paths.ts'
import { pathTo } from '../navigation/paths.ts'

/** Which requests of other libraries are listed: all, those that fit one's own, or those that one has hidden. */
export const libraryViews = ['all', 'fitting', 'hidden'] as const
export type LibraryView = (typeof libraryViews)[number]

/** What others' requests are listed by. */
export interface LibraryQuestion {
  readonly filter: LibraryView
  readonly order: LibraryRequestOrder
  readonly topics: readonly number[]
  readonly ages: readonly number[]
  readonly courseId: number | null
  readonly page: number
}

export const ALL_REQUESTS: LibraryQuestion = {
  filter: 'all',
  order: 'newest',
  topics: [],
  ages: [],
  courseId: null,
  page: 1,
}

/** What a page asks for. It may say anything: what cannot be asked counts as not said. */
export interface AskedRequests {
  filter?: string | undefined
  order?: string | undefined
  /** Ids, with commas between them. */
  topics?: string | undefined
  ages?: string | undefined
  courseId?: number | undefined
  page?: number | undefined
}

const readIds = (text = ''): number[] =>
  [...new Set(text.split(',').map(Number))].filter(isId).slice(0, LIBRARY_TOPICS_MAX)

export const readLibraryQuestion = ({
  filter,
  order,
  topics,
  ages,
  courseId,
  page,
}: AskedRequests): LibraryQuestion => ({
  filter: libraryViews.find(view => view === filter) ?? ALL_REQUESTS.filter,
  order: libraryRequestOrders.find(known => known === order) ?? ALL_REQUESTS.order,
  topics: readIds(topics),
  ages: readIds(ages),
  courseId: isId(courseId) ? courseId : null,
  page: isId(page) ? page : 1,
})

/** How many filters leave something out. */
export const narrowedBy = ({ topics, ages, courseId }: LibraryQuestion): number =>
  topics.length + ages.length + (courseId === null ? 0 : 1)

/** The host app's address of a list that shows this, with the request that is open; what needs not be said is left out. */
export function librariesPath(question: LibraryQuestion, requestId: number | null): string {
  const { filter, order, topics, ages, courseId, page } = question
  const query: RouteQuery = {
    filter: filter === ALL_REQUESTS.filter ? null : filter,
    order: order === ALL_REQUESTS.order ? null : order,
    topics: topics.join(',') || null,
    ages: ages.join(',') || null,
    course_id: courseId,
    page: page > 1 ? page : null,
    request_id: requestId,
  }
  return pathTo('libraryConnections', {}, query)
}
