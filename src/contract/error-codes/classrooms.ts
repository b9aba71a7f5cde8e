// Codes of refusals about classrooms (P1 §8).

/** 403: the classroom is not among the ones this teacher may open. */
export const CLASSROOM_FORBIDDEN = 10
/** 422: the exchange has expired, and nothing of it changes any more. */
export const EXCHANGE_EXPIRED = 42
