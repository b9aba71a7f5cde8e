// Codes of refusals about exchange tokens (P1 §7 Exchange tokens).

/** 422: an exchange of the subject has no price in the country of the teacher, or they have named no country. */
export const NO_TOKEN_PRICE = 140
