import { endOfDay, startOfDay } from './days.ts'
import { type ExpiryOwner, exchangeExpiresAt } from './exchange-expiry.ts'

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
  const lastBeforeStart = startOfDay(classroom.start_date) - 1
  const lastOfExchange = endOfDay(classroom.end_date)
  return Math.min(...[lastBeforeStart, lastOfExchange, expiresAt].filter(moment => moment >= now))
}
