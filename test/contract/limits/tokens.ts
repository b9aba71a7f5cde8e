/** The specification names none. */
export const specified: Record<string, number> = {
  TOKENS_GRANTED_AT_ONCE_MAX: 1_000,
}
