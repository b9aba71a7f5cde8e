// Codes of refusals about classrooms (P1 §8, P2 §8).

/** 403: the classroom is not among the ones this teacher may open. */
export const CLASSROOM_FORBIDDEN = 10
/** 403: the teacher's school has no signed data privacy agreement. */
export const AGREEMENT_MISSING = 40
/** 422: no token is left for the subject. */
export const TOKENS_MISSING = 41
/**
 * 422: the exchange has expired, and nothing of it changes any more; of a creation: the subscription of an independent
 * teacher has ended, which expires all of theirs.
 */
export const EXCHANGE_EXPIRED = 42
/** 403: librarians create no classrooms, nor does who is not validated yet. */
export const CREATION_FORBIDDEN = 44
