import { computed } from 'nanostores'
import { NOTIFICATIONS_SHELL_POLL_MS } from '../../contract/limits/notifications.ts'
import { notificationsPoll } from './notifications-poll.ts'

const poll = notificationsPoll({}, NOTIFICATIONS_SHELL_POLL_MS)

/** How many notifications are unread, for every marker (P1 §2 Header); 0 until that is known. */
export const $unreadCount = computed(poll.$state, state =>
  state.at === 'loading' ? 0 : (state.data?.unread_count ?? 0),
)
