// Notifications and alerts (P1 §9).

export const NOTIFICATIONS_PAGE_ROWS = 10
export const NOTIFICATIONS_SHELL_POLL_MS = 20_000
export const ALERTS_POLL_MS = 300_000

/** When the daily digest comes, on the clocks of its teacher. */
export const DIGEST_MINUTE_OF_DAY = 420
/** One mail names so many, and says how many there are besides. */
export const NOTIFICATIONS_PER_MAIL = 50
export const TIME_ZONE_MAX_CHARACTERS = 64
