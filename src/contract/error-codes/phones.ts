// Codes of refusals about the confirmation of a telephone number (P1 §8 Profile).

/** 422: the code is not the one that was sent. */
export const PHONE_CODE_WRONG = 30
/** 422: the code is too old, was tried too often, or none was sent to this number: a new one can be asked for. */
export const PHONE_CODE_EXPIRED = 31
