/** The specification says nothing of it. */
export const specified: Record<string, number> = {
  UNDO_OFFERED_MS: 10_000,
}
