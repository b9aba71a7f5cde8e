import { atom, computed, type ReadableAtom } from 'nanostores'
import { $isAskingPage } from '../../core/session/fetch-session.ts'
import { $sessionEnd, type SessionEnd } from '../../core/session/session.ts'

/** The sign-ins on the page. Shared on purpose: a page with many tells once why the session ended. */
const $signIns = atom<readonly object[]>([])
const $told = atom<SessionEnd | null>(null)

/** Why the last session ended, for the one sign-in of the page that tells it; null for all others. */
export function createSessionNotice() {
  const me = {}
  const $end: ReadableAtom<SessionEnd | null> = computed(
    [$sessionEnd, $told, $signIns, $isAskingPage],
    (end, told, signIns, isAsking) =>
      end?.sentence && end !== told && signIns[0] === me && !isAsking ? end : null,
  )

  return {
    $end,

    /** It has been read; no sign-in tells it again. */
    close(): void {
      $told.set($sessionEnd.get())
    },

    /** Takes part until the returned function is called. */
    join(): () => void {
      $signIns.set([...$signIns.get(), me])
      return () => $signIns.set($signIns.get().filter(other => other !== me))
    },
  }
}
