// Writes that may be sent again (decisions, The calls: Retried writes).

export const IDEMPOTENCY_KEY_MIN_CHARACTERS = 8
export const IDEMPOTENCY_KEY_MAX_CHARACTERS = 64
/** A first answer is kept for so long. */
export const IDEMPOTENCY_KEPT_HOURS = 24
