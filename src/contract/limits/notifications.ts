// Notifications and alerts (P1 §9).

export const NOTIFICATIONS_PAGE_ROWS = 10
export const NOTIFICATIONS_SHELL_POLL_MS = 20_000
export const ALERTS_POLL_MS = 300_000
