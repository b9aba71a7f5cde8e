import { UPLOAD_RETRIES, UPLOAD_RETRY_MS, UPLOAD_TIMEOUT_MS } from '../../contract/limits/uploads.ts'
import { CallFailure } from '../http/failure.ts'
import { platform } from '../platform.ts'

export interface TriesHeard {
  /** It is to be tried again now. */
  again(): void
  /** It did not go well, and is tried again in a second. */
  waiting(): void
  /** It is not tried any more. */
  over(failure: unknown): void
}

/** Another attempt may go better: the line, or a server that is starting, full of work or at this upload already. */
export function isPassing(failure: unknown): boolean {
  if (!(failure instanceof CallFailure)) return false
  const { kind, status } = failure
  if (kind === 'refused') return [408, 409, 423, 500, 502, 503, 504].includes(status)
  return kind === 'offline' || kind === 'timeout' || (kind === 'unreadable' && status >= 500)
}

/** The tries of one upload (P3 §7 Uploads, §9): 30 in all, each a second after what went wrong, within 20 minutes. */
export function createTries({ again, waiting, over }: TriesHeard) {
  let left = UPLOAD_RETRIES
  let isOver = false
  let callOff = () => {}
  const stopClock = platform.after(UPLOAD_TIMEOUT_MS, () => give(new CallFailure('timeout')))

  function end(): void {
    isOver = true
    callOff()
    stopClock()
  }

  function give(failure: unknown): void {
    end()
    over(failure)
  }

  return {
    /** Whatever comes afterwards is of no interest. */
    end,
    failed(failure: unknown): void {
      if (isOver) return
      if (left === 0 || !isPassing(failure)) {
        give(failure)
        return
      }
      left -= 1
      waiting()
      callOff = platform.after(UPLOAD_RETRY_MS, again)
    },
  }
}
