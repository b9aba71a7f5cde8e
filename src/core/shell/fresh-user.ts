import type { User } from '../../contract/entities/user.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { callPoll } from '../polling/call-poll.ts'
import { isUser } from '../session/read-session.ts'
import { $user } from '../session/session.ts'
import { takeUser } from '../session/session-changes.ts'

const poll = callPoll({ ms: LISTS_POLL_MS, isData: isUser }, 'GET /api/teacher/user')

/** What was learned last, by whoever follows: somebody who begins to follow later must not take it for news. */
let seen: User | undefined
/** Who was made known here last: whoever else changes the teacher has newer news. */
let told: User | undefined

/**
 * Follows what becomes of the signed-in teacher while the page is open: validated by the operator, another school.
 * When they signed in before stays what it was at this sign-in. However many follow, it is asked once.
 * @returns stops
 */
export function followUser(): () => void {
  const stopReading = poll.$state.subscribe(state => {
    const fresh = state.at === 'loading' ? undefined : state.data
    const user = $user.get()
    if (!fresh || fresh === seen || fresh.id !== user?.id) return
    seen = fresh
    const next = { ...fresh, last_time_login: user.last_time_login }
    if (JSON.stringify(next) === JSON.stringify(user)) return
    told = next
    takeUser(next)
  })
  // a question that is under way while a profile is saved may be answered with what was before: it is asked anew
  const stopListening = $user.listen((now, before) => {
    if (now && now !== told && now.id === before?.id) void poll.refresh()
  })
  return () => {
    stopReading()
    stopListening()
  }
}

/** Asks at once, as after something that is known to have changed the teacher. */
export const askForUser = (): Promise<void> => poll.refresh()
