import { dayOf } from './days.ts'
import { type ExpiryOwner, exchangeExpiresAt } from './exchange-expiry.ts'

/**
 * The last day on which a task of an exchange may be due: that on which it ends, and after that the one on which it
 * expires, since tasks that are left are worked on until then. Null where nothing ever ends it.
 */
export function lastDueDay(
  owner: ExpiryOwner,
  classroom: { end_date: string; expire_at: string | null },
  today: string,
): string | null {
  if (today <= classroom.end_date) return classroom.end_date
  const expires = exchangeExpiresAt(owner, classroom)
  return Number.isFinite(expires) ? dayOf(expires) : null
}
