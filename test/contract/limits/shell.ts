/** P1 §9. */
export const specified: Record<string, number> = {
  BUILD_POLL_MS: 10_000,
  BUILD_TIMEOUT_MS: 5_000,
  HEADER_CLASSROOMS_POLL_MS: 300_000,
  COPIED_TOOLTIP_MS: 1_000,
}
