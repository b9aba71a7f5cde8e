// Exchange tokens (P1 §9).

/** More than an operator ever means to give at once. */
export const TOKENS_GRANTED_AT_ONCE_MAX = 1_000
