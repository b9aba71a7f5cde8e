import { computed } from 'nanostores'
import { NOTIFICATIONS_SHELL_POLL_MS } from '../../contract/limits/notifications.ts'
import { fits, isCount } from '../http/shape.ts'
import { callPoll } from '../polling/call-poll.ts'

const poll = callPoll(
  { ms: NOTIFICATIONS_SHELL_POLL_MS, isData: fits({ unread_count: isCount }) },
  'GET /api/teacher/notifications',
)

/** How many notifications are unread, for the header's marker (P1 §2 Header); 0 until that is known. */
export const $unreadCount = computed(poll.$state, state =>
  state.at === 'loading' ? 0 : (state.data?.unread_count ?? 0),
)
