import { type ExpiryOwner, exchangeExpiresAt } from './exchange-expiry.ts'

const DAY_MS = 86_400_000

/**
 * The last instant (ms since 1970) at which the status of a classroom is still what it is now, if nobody changes
 * it: `Infinity` when time changes it no more. The moments are those of rules/classroom-status.ts.
 */
export function statusHoldsUntil(
  owner: ExpiryOwner,
  classroom: { start_date: string; end_date: string; expire_at: string | null },
  now: number = Date.now(),
): number {
  const expiresAt = exchangeExpiresAt(owner, classroom)
  if (now > expiresAt) return Number.POSITIVE_INFINITY
  const lastBeforeStart = Date.parse(classroom.start_date) - 1
  const lastOfExchange = Date.parse(classroom.end_date) + DAY_MS - 1
  return Math.min(...[lastBeforeStart, lastOfExchange, expiresAt].filter(moment => moment >= now))
}
