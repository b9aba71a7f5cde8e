import type { Subject } from '../../contract/entities/reference.ts'
import type { User } from '../../contract/entities/user.ts'
import { type TokenSettlement, tokenSettlement } from '../../contract/rules/partner-tokens.ts'
import { partners as t } from '../messages/partners.ts'
import { leftOf } from '../tokens/left-of.ts'

/** A classroom as far as its price goes. */
export interface PricedClassroom {
  subject: Pick<Subject, 'id' | 'name'>
  number_of_tokens: number
}

/** What becoming partners does to one's tokens, as it is stated before (P2 §4 Token rule, §8). */
export interface TokenStatement {
  settlement: TokenSettlement
  subject: PricedClassroom['subject']
  sentence: string
}

/** So many are missing; null where there are enough. */
export const missingTokens = ({ settlement }: TokenStatement): number | null =>
  'missing' in settlement ? settlement.missing : null

/** The statement for one's own classroom and the one that would be its partner, by what the teacher has left. */
export function tokenStatement(
  own: PricedClassroom,
  partner: { number_of_tokens: number },
  user: Pick<User, 'exchange_tokens_balance'>,
): TokenStatement {
  const { subject } = own
  const settlement = tokenSettlement(own, partner, leftOf(user, subject.id))
  return { settlement, subject, sentence: said(settlement, subject.name) }
}

function said(settlement: TokenSettlement, subject: string): string {
  switch (settlement.at) {
    case 'even':
      return t.settled.even(settlement.remaining, subject)
    case 'paid':
    case 'returned':
      return t.settled[settlement.at](settlement.difference, settlement.remaining, subject)
    case 'short':
      return t.settled.short(settlement.missing)
    case 'none':
      return t.settled.none(subject)
  }
}
