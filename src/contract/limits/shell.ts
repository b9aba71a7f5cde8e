// The frame around the screens (P1 §9).

export const BUILD_POLL_MS = 10_000
/** Sooner than other calls: a question that was lost in an outage must not be waited for when it is over. */
export const BUILD_TIMEOUT_MS = 5_000
/** The names in the header's dropdown, where no list asks more often. */
export const HEADER_CLASSROOMS_POLL_MS = 300_000
export const COPIED_TOOLTIP_MS = 1_000
