import { computed } from 'nanostores'
import type { Alert } from '../../contract/entities/notification.ts'
import { ALERTS_POLL_MS } from '../../contract/limits/notifications.ts'
import { type Check, fits, isCount, isListOf, isText, orNull } from '../http/shape.ts'
import { callPoll } from '../polling/call-poll.ts'

const alertChecks: Record<keyof Alert, Check> = {
  id: isCount,
  message: isText,
  color: isText,
  starts_at: isText,
  ends_at: orNull(isText),
}
const poll = callPoll({ ms: ALERTS_POLL_MS, isData: isListOf(fits(alertChecks)) }, 'GET /api/teacher/alerts')
const none: Alert[] = []

/** What the operator tells every teacher at the moment (P1 §3 Alert); empty until that is known. */
export const $alerts = computed(poll.$state, state => (state.at === 'loading' ? none : (state.data ?? none)))
