import type { Notification } from '../../contract/entities/notification.ts'
import { NOTIFICATIONS_PAGE_ROWS } from '../../contract/limits/notifications.ts'
import type { NotificationOrder } from '../../contract/rules/notification-orders.ts'
import { createAskedList } from '../lists/asked-list.ts'
import { mapPoll, pagesOf } from '../lists/paged-list.ts'
import { notificationsPoll } from './notifications-poll.ts'

/** What the teacher asks the list for. */
export interface NotificationQuestion {
  readonly order: NotificationOrder
  readonly search: string
  readonly page: number
}

export const EVERYTHING: NotificationQuestion = { order: 'newest', search: '', page: 1 }

/** One page, and how many there are on all pages, and unread in all. */
interface NotificationPage {
  rows: readonly Notification[]
  total: number
  unread: number
}

/** What is there without being said is left out: every marker asks for the same. */
const queryOf = ({ order, search, page }: NotificationQuestion) => ({
  ...(order !== EVERYTHING.order && { order_by: order }),
  ...(search !== '' && { search_string: search }),
  ...(page > 1 && { page }),
})

/** A teacher's notifications by pages of ten, kept up to date (P1 §2, §4 Lists); a page beyond the end gives way to the last. */
export function createNotificationList(first: NotificationQuestion) {
  const { ask, ...list } = createAskedList<NotificationPage, NotificationQuestion>({
    first,
    pollOf: question =>
      mapPoll(notificationsPoll(queryOf(question)), ({ notifications, total, unread_count }) => [
        { rows: notifications, total, unread: unread_count },
      ]),
    onState(state) {
      if (state.at !== 'ready') return
      const last = pagesOf(state.rows[0]?.total ?? 0, NOTIFICATIONS_PAGE_ROWS)
      if (state.question.page > last) ask({ page: last })
    },
  })
  return { ...list, ask }
}

export type NotificationListStore = ReturnType<typeof createNotificationList>
