/** What an exchange costs a classroom, in tokens of its subject. */
interface Priced {
  number_of_tokens: number
}

/** What becoming partners does to the tokens of one of the two teachers (P2 §4 Token rule). */
export type TokenSettlement =
  /** Both cost the same. */
  | { at: 'even'; remaining: number }
  /** The partner classroom needs more: the difference is paid. */
  | { at: 'paid'; difference: number; remaining: number }
  /** It needs fewer: the difference is given back. */
  | { at: 'returned'; difference: number; remaining: number }
  /** So many are missing, of a teacher who has some, or none at all. */
  | { at: 'short' | 'none'; missing: number }

/**
 * The difference between a classroom and the one that becomes its partner, settled with the tokens that its teacher has
 * left of the classroom's subject. Each side pays what the other classroom needs, so that what both pay together stays.
 */
export function tokenSettlement(own: Priced, partner: Priced, available: number): TokenSettlement {
  const difference = partner.number_of_tokens - own.number_of_tokens
  const remaining = available - difference
  if (remaining < 0 && difference > 0) return { at: available === 0 ? 'none' : 'short', missing: -remaining }
  if (difference === 0) return { at: 'even', remaining }
  return { at: difference > 0 ? 'paid' : 'returned', difference: Math.abs(difference), remaining }
}
