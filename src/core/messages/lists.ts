/** Lists of a classroom: its students, its tasks, what students have posted. */
export const lists = {
  outdated: 'This list may be out of date.',
} as const
