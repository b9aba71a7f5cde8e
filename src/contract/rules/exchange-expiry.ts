import { endOfDay } from './days.ts'
import type { WithUserType } from './user-types.ts'
import { isIndependent, isLibrarian } from './user-types.ts'

export type ExpiryOwner = WithUserType & {
  school: { librarian_subscription: { end_date: string | null } | null } | null
  independent_subscription: { end_date: string | null } | null
}

/**
 * The instant (ms since 1970) after which a classroom exchange is expired; `Infinity` when nothing ends it,
 * `-Infinity` when it counts as expired already (P1 §4, decision 21).
 */
export function exchangeExpiresAt(owner: ExpiryOwner, classroom: { expire_at: string | null }): number {
  if (isIndependent(owner)) {
    const end = owner.independent_subscription?.end_date
    return end ? endOfDay(end) : Number.NEGATIVE_INFINITY
  }
  const subscriptionEnd = isLibrarian(owner) ? owner.school?.librarian_subscription?.end_date : null
  if (subscriptionEnd) return endOfDay(subscriptionEnd)
  return classroom.expire_at ? Date.parse(classroom.expire_at) : Number.POSITIVE_INFINITY
}

/** Whether a classroom exchange is over for good: most of its actions are then disabled (P1 §4). */
export function isExchangeExpired(
  owner: ExpiryOwner,
  classroom: { expire_at: string | null },
  now: number = Date.now(),
): boolean {
  return now > exchangeExpiresAt(owner, classroom)
}

/**
 * Whether the subscription of an independent teacher, or of a librarian's school, is over, so that they begin no exchange
 * (decision 21).
 */
export const isSubscriptionOver = (owner: ExpiryOwner, now: number = Date.now()): boolean =>
  isExchangeExpired(owner, { expire_at: null }, now)
