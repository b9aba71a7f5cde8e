import { POLL_BACKOFF_MAX_MS, POLL_CHANGED_MS } from '../../contract/limits/polling.ts'

interface Round {
  interval: number
  /** How many rounds have failed in a row. */
  failures: number
  /** When the last round began, with or without a call; null when the next one need not wait for any. */
  askedAt: number | null
  /** When that was asked which is here, where it is known to have changed since; null where it is not. */
  overSince: number | null
}

/** When the next round is due, in ms since 1970. */
export function dueAt({ interval, failures, askedAt, overSince }: Round): number {
  if (askedAt === null) return 0
  // a round without a call has found out nothing of what has changed since
  if (overSince !== null) return overSince + Math.min(interval, POLL_CHANGED_MS)
  return askedAt + Math.min(interval * 2 ** failures, Math.max(interval, POLL_BACKOFF_MAX_MS))
}
