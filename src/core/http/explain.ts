import { CallFailure } from './failure.ts'

/**
 * The sentence to show for what a call rejected with: the server's own, or the one for a server that is down, slow
 * or unreadable, or else `fallback`. Anything but a CallFailure is a mistake of ours and gets the fallback.
 */
export function explain(error: unknown, fallback: string): string {
  return error instanceof CallFailure ? error.message || fallback : fallback
}
