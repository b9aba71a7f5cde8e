/** The specification names no bound. */
export const specified: Record<string, number> = { SUBMISSIONS_CHANGED_MAX: 500 }
