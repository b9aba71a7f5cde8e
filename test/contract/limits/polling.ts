/** P1 §9. */
export const specified: Record<string, number> = {
  CALL_TIMEOUT_MS: 20_000,
  CODE_TIMEOUT_MS: 30_000,
  LISTS_POLL_MS: 15_000,
  POLL_CHANGED_MS: 3_000,
  POLL_BACKOFF_MAX_MS: 120_000,
  POLL_FOLLOWER_MS: 1_000,
}
