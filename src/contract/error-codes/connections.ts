// Codes of refusals about partners and connection requests (P1 §8 Classroom and invitation; P2 §4, §8).

/** 422: the classroom has no partner. */
export const NOT_PAIRED = 118
/** 422: the selected classroom needs more tokens than who has asked has agreed to. */
export const TOKENS_NOT_AGREED = 119
/** 403: the request, or the invitation, is for another account. */
export const CONNECTION_OF_ANOTHER = 120
/** 404: there is no such request. */
export const CONNECTION_GONE = 121
/** 422: it stands where this cannot be done any more: it is accepted, declined or taken back. */
export const CONNECTION_SETTLED = 122
/** 422: one of the two classrooms has a partner already. */
export const CLASSROOM_PAIRED = 123
/**
 * 422: the other teacher, or the classroom that is asked for, is not to be had: disabled, not validated, of another kind
 * or of the same country; expired, gone, or, where it is left open, none of theirs waits.
 */
export const PARTNER_UNAVAILABLE = 124
/** 422: so many tokens are missing of this teacher; `TOKENS_MISSING` where there is none at all. */
export const TOKENS_SHORT = 125
/** 422: the other teacher lacks the tokens. */
export const PARTNER_TOKENS_SHORT = 126
/** 422: a request between these two waits already; `data.id` names it. */
export const CONNECTION_EXISTS = 127
/** 422: as many requests wait as may, or this one, or this teacher, was asked as often as one may, or has declined lately. */
export const CONNECTIONS_FULL = 128
/** 403: this teacher has no global partner: a librarian, an independent teacher, or one who is not validated yet. */
export const PARTNERS_FORBIDDEN = 129
