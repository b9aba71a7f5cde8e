import type { Purchase } from '../../contract/entities/purchase.ts'
import type { SubjectTokens, TokenLot, TokenUse } from '../../contract/entities/token.ts'
import { type Check, fits, isCount, isListOf, isNumber, isText, orNull } from '../http/shape.ts'

const isNamed = fits({ id: isCount, name: isText })

const balanceChecks: Record<keyof SubjectTokens, Check> = {
  id: isCount,
  name: isText,
  balance_tokens: isCount,
  next_expiry: orNull(fits({ expire_at: isText, number_of_exchanges: isCount })),
}

const lotChecks: Record<keyof TokenLot, Check> = {
  id: isCount,
  created_at: isText,
  subject: isNamed,
  amount_tokens: isCount,
  available_count: isCount,
  active_count: isCount,
  concluded_count: isCount,
  expired_count: isCount,
  expire_at: isText,
}

const useChecks: Record<keyof TokenUse, Check> = {
  id: isCount,
  date: isText,
  subject: isNamed,
  description: isText,
  number_of_exchanges: isNumber,
}

const purchaseChecks: Record<keyof Purchase, Check> = {
  id: isCount,
  created_at: isText,
  subject: isText,
  amount_tokens: isCount,
  price: orNull(isNumber),
  total: isNumber,
  payment_method: isText,
  status: isText,
  receipt_number: orNull(isText),
}

/** What is left of each subject, and a page of a table. */
export const isTokenTables: Check = fits({
  balances: isListOf(fits(balanceChecks)),
  tokens: isListOf(fits(lotChecks)),
  usage_history: isListOf(fits(useChecks)),
  total: isCount,
})

/** A page of what was purchased. */
export const isPurchases: Check = fits({ purchases: isListOf(fits(purchaseChecks)), total: isCount })
