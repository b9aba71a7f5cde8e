import { common } from '../messages/common.ts'
import { CallFailure } from './failure.ts'

/**
 * The sentence to show for what a call rejected with: the server's own, or the one for a server that is down, slow
 * or unreadable, or else `fallback`; then when to try again, where the server has named a time. Anything but a CallFailure is a mistake of ours and gets the fallback.
 */
export function explain(error: unknown, fallback: string): string {
  if (!(error instanceof CallFailure)) return fallback
  const { message, waitSeconds } = error
  const wait = waitSeconds === undefined ? '' : common.tryAgainIn(Math.ceil(waitSeconds / 60))
  return `${message || fallback} ${wait}`.trim()
}
