/** P1 §9; the specification names no others. */
export const specified: Record<string, number> = {
  TOKENS_GRANTED_AT_ONCE_MAX: 1_000,
  TOKENS_EXPIRE_YEARS: 2,
  TOKENS_REPLACED_DAYS: 90,
  TOKENS_DISCOUNT_FROM: 10,
  TOKENS_PAGE_ROWS: 10,
  TOKENS_EXPORT_ROWS_MAX: 10_000,
  TOKEN_PRICE_MAX_CENTS: 999_999,
}
