import { TABS_ANSWER_MS } from '../../contract/limits/session.ts'
import { platform } from '../platform.ts'
import { $current, type Session } from './session.ts'
import { askForRenewed, takeRenewedFromStorage } from './session-changes.ts'

/** The session of this page when it is the given one with newer tokens, or null. */
export function newerThan(session: Session): Session | null {
  const current = $current.get()
  return current?.id === session.id && current.renewals > session.renewals ? current : null
}

/** The same, also when only another tab has the newer tokens so far. */
export async function findNewer(session: Session): Promise<Session | null> {
  takeRenewedFromStorage()
  if (!newerThan(session) && !session.keep) await askTabs(session)
  return newerThan(session)
}

/** Gives a duplicated tab, which shares no storage with this one, the time to say that it was first. */
async function askTabs(session: Session): Promise<void> {
  if (!askForRenewed(session)) return
  await new Promise<void>(resolve => {
    const stop = $current.listen(() => finish())
    const callOff = platform.after(TABS_ANSWER_MS, () => finish())
    function finish() {
      stop()
      callOff()
      resolve()
    }
  })
}
