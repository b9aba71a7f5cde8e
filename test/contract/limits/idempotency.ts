/** The specification names none. */
export const specified: Record<string, number> = {
  IDEMPOTENCY_KEY_MIN_CHARACTERS: 8,
  IDEMPOTENCY_KEY_MAX_CHARACTERS: 64,
  IDEMPOTENCY_KEPT_HOURS: 24,
}
