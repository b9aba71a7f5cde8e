import { REALTIME_RETRY_MAX_MS, REALTIME_RETRY_MS } from '../../contract/limits/realtime.ts'
import { CallFailure } from '../http/failure.ts'
import { platform } from '../platform.ts'

/**
 * When something is tried again that the network, or a busy server, did not let through: later each time, and at once
 * when the network is back, but never before the time that the server has named.
 */
export function createPatience(again: () => void) {
  let pause = REALTIME_RETRY_MS
  let callOff: (() => void) | null = null
  /** The time that the server has named. */
  let until = 0
  const isHeld = () => platform.now() < until

  function callItOff(): void {
    callOff?.()
    callOff = null
    until = 0
  }

  function go(): void {
    callItOff()
    again()
  }

  const now = () => callOff && !isHeld() && go()

  return {
    failed(error: unknown): void {
      const named = error instanceof CallFailure ? (error.waitSeconds ?? 0) * 1_000 : 0
      callOff?.()
      until = platform.now() + named
      callOff = platform.after(Math.max(pause, named), go)
      pause = Math.min(2 * pause, REALTIME_RETRY_MAX_MS)
    },
    /** It went through: the next trouble begins from the start. */
    calm(): void {
      pause = REALTIME_RETRY_MS
    },
    /** The server has said that nothing may be tried yet. */
    isHeld,
    /** Does not wait any longer, if something waits that may be tried. */
    now,
    /** Follows the network; the returned function ends it all. */
    start(): () => void {
      const stop = platform.onOnline(now)
      return () => {
        stop()
        callItOff()
      }
    },
  }
}
