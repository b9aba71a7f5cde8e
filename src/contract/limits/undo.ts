// What can be undone in lists that say nothing else.

/** How long that is offered. */
export const UNDO_OFFERED_MS = 10_000
