import { CALL_TIMEOUT_MS } from '../../contract/limits/polling.ts'
import { call } from '../http/call.ts'
import { platform } from '../platform.ts'
import type { Found, Offer, SessionQuestion } from './offered-session.ts'
import { $current } from './session.ts'
import { handSession } from './sign-in.ts'

interface Outcome {
  /** Whether there is a session now. */
  isThere: boolean
  /** Of the one that the page has given. */
  id?: string
  hasFailed?: true
}

interface Waiting {
  controller: AbortController
  /** Nobody wants the answer any more. */
  isCalledOff(): boolean
}

/** Asks a page for the session that it has offered, and takes it. */
export async function fetchOffered(
  { fetch, onTrouble }: Offer,
  reason: SessionQuestion['reason'],
  { controller, isCalledOff }: Waiting,
): Promise<Outcome> {
  try {
    const found = await inTime(controller, signal => fetch({ reason, signal }))
    if (isCalledOff()) return { isThere: false }
    // somebody has signed in meanwhile
    if ($current.get()) return { isThere: true }
    if (found === null || found === undefined) return { isThere: false }
    handSession(found)
    const session = $current.get()
    if (!session) throw new TypeError('fetchSession gave no session, or one that has been used up')
    return { isThere: true, id: session.id }
  } catch (error) {
    if ($current.get()) return { isThere: true }
    if (isCalledOff()) return { isThere: false }
    onTrouble(error)
    return { isThere: false, hasFailed: true }
  }
}

/** Exchanges a code for a session, and takes it. @throws CallFailure */
export async function redeemCode(code: string, isCalledOff: () => boolean): Promise<boolean> {
  const { data } = await call('POST /api/teacher/session-codes/session', { code })
  if (isCalledOff()) return false
  return handSession(data)
}

function inTime(
  controller: AbortController,
  job: (signal: AbortSignal) => Found | Promise<Found>,
): Promise<Found> {
  return new Promise<Found>((resolve, reject) => {
    const callOff = platform.after(CALL_TIMEOUT_MS, () => {
      controller.abort()
      reject(new DOMException('fetchSession took too long', 'TimeoutError'))
    })
    // in an async function, so that what it throws at once is a rejection too
    const answer = (async () => job(controller.signal))()
    answer.then(resolve, reject).finally(callOff)
  })
}
