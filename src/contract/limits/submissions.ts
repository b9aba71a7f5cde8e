/** Posts whose status is changed at once: a task of 30 students with their responses is less. */
export const SUBMISSIONS_CHANGED_MAX = 500
