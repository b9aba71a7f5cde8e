import { CARD_TOTAL_MAX_CENTS, TOKENS_BOUGHT_MAX } from './purchases.ts'

// Exchange tokens (P1 §9).

/** More than an operator ever means to give at once. */
export const TOKENS_GRANTED_AT_ONCE_MAX = 1_000
/** So long after they were bought or given they are gone (P1 §9). */
export const TOKENS_EXPIRE_YEARS = 2
/** So long what comes back is good that was spent out of a lot whose time is over (docs/decisions/token-ledger.md). */
export const TOKENS_REPLACED_DAYS = 90
/** From so many exchanges on a discount may apply (P1 §9). */
export const TOKENS_DISCOUNT_FROM = 10
export const TOKENS_PAGE_ROWS = 10
/** The newest so many rows of a table are in its export. */
export const TOKENS_EXPORT_ROWS_MAX = 10_000
/** As many as can be bought at a time are paid by one card; a price beyond it is a slip of the operator. */
export const TOKEN_PRICE_MAX_CENTS = Math.floor(CARD_TOTAL_MAX_CENTS / TOKENS_BOUGHT_MAX)
