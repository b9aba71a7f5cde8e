/** P1 §9. */
export const specified: Record<string, number> = {
  NOTIFICATIONS_PAGE_ROWS: 10,
  NOTIFICATIONS_SHELL_POLL_MS: 20_000,
  ALERTS_POLL_MS: 300_000,
}
