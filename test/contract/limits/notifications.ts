/** P1 §9; chosen: what mails of them need. */
export const specified: Record<string, number> = {
  NOTIFICATIONS_PAGE_ROWS: 10,
  NOTIFICATIONS_SHELL_POLL_MS: 20_000,
  ALERTS_POLL_MS: 300_000,
  DIGEST_MINUTE_OF_DAY: 420,
  NOTIFICATIONS_PER_MAIL: 50,
  TIME_ZONE_MAX_CHARACTERS: 64,
}
