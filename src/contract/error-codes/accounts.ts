// Codes of refusals about accounts and their links (P1 §8).

/** The verification link is older than 24 hours. */
export const VERIFICATION_EXPIRED = 23
/** The email is not verified yet, or a link is of no use (any more): a new one can be asked for. */
export const EMAIL_NOT_VERIFIED = 24
