/** decisions, Idle polls. */
export const specified: Record<string, number> = {
  CHANGES_HOLD_MS: 50_000,
  CHANGES_LOOK_MS: 2_000,
  CHANGES_SIGN_MS: 5_000,
}
