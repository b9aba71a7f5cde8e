/** P2 §4. */
export const specified: Record<string, number> = {
  EXCHANGE_LENGTH_DAYS: 90,
  EXCHANGE_EXPIRES_AFTER_DAYS: 365,
}
