// Codes that any call may answer (decisions, The calls).

/** 403: the demo prefix answers demo teachers only. */
export const DEMO_ONLY = 11
/** 403: the page that calls belongs to an origin that may not. */
export const ORIGIN_FORBIDDEN = 12
/** 422: the `Idempotency-Key` has come before, with other values, or for what was ended since; `data.id` is what was made then. */
export const SENT_BEFORE = 13
