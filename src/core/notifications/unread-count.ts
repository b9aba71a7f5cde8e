import { computed } from 'nanostores'
import { NOTIFICATIONS_SHELL_POLL_MS } from '../../contract/limits/notifications.ts'
import { notificationsPoll } from './notifications-poll.ts'

const poll = notificationsPoll({}, NOTIFICATIONS_SHELL_POLL_MS)

/** How many notifications are unread, for every marker (P1 §2 Header); null until that is known. */
export const $unreadCount = computed(poll.$state, state =>
  state.at === 'loading' ? null : (state.data?.unread_count ?? null),
)
