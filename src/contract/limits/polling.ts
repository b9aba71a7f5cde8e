// Calls and polls in general (P1 §9, P3 §9).

/** An answer that takes longer counts as none. */
export const CALL_TIMEOUT_MS = 20_000
/** A file of an element's code that is not there by then counts as one that does not come. */
export const CODE_TIMEOUT_MS = 30_000
/** Lists that have no interval of their own (P3 §9). */
export const LISTS_POLL_MS = 15_000
/** What has changed is asked for no sooner than this after it was asked before, however often it changes. */
export const POLL_CHANGED_MS = 3_000
/** A poll that fails again and again waits no longer than this. */
export const POLL_BACKOFF_MAX_MS = 120_000
/** A tab that was told an answer waits so much longer than its interval, so that the same tab goes on asking. */
export const POLL_FOLLOWER_MS = 1_000
/** A form that waits for an order asks again after this time, and gives up after so many times. */
export const ORDER_ASKED_AGAIN_MS = 3_000
export const ORDER_ASKED_TIMES = 30
