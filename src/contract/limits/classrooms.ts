// Classroom exchanges (P1 §4, P2 §4, P2 §9; decisions 2 and 4).

export const EXCHANGE_LENGTH_DAYS = 90
/** A classroom whose expiry no subscription decides expires so long after its start. */
export const EXCHANGE_EXPIRES_AFTER_DAYS = 365
