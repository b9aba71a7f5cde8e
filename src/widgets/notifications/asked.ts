import { LARGEST_ID, SEARCH_MAX_CHARACTERS } from '../../contract/limits/input.ts'
import { notificationOrders } from '../../contract/rules/notification-orders.ts'
import { pathTo } from '../../core/navigation/paths.ts'
import { EVERYTHING, type NotificationQuestion } from '../../core/notifications/notification-list.ts'

/** What a page asks a list for. It may say anything: what cannot be asked counts as not said. */
export interface Asked {
  order?: string | undefined
  search?: string | undefined
  page?: number | undefined
}

const isPage = (page: number) => Number.isInteger(page) && page > 0 && page <= LARGEST_ID

/** The question that is asked by it. */
export function readQuestion({ order, search = '', page = 1 }: Asked): NotificationQuestion {
  const text = search.trim()
  return {
    order: notificationOrders.find(known => known === order) ?? EVERYTHING.order,
    search: text.length > SEARCH_MAX_CHARACTERS ? '' : text,
    page: isPage(page) ? page : 1,
  }
}

/** The host app's address of a list that shows this; what is there without being said is left out. */
export const notificationsPath = ({ order, search, page }: NotificationQuestion): string =>
  pathTo(
    'notifications',
    {},
    {
      order: order === EVERYTHING.order ? null : order,
      search: search || null,
      page: page > 1 ? page : null,
    },
  )
