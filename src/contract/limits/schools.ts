// Schools (P1 §5).

/** A search shows at most so many. */
export const SCHOOL_MATCHES_MAX = 5
