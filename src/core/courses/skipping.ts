/** What stands for a course's id while somebody goes on without one. */
export const SKIPPING = 0
