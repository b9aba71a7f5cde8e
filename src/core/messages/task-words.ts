/** What several places that show a task say alike: its list, its form, the library and the student site. */
export const taskWords = {
  newTab: '(opens in a new tab)',
  objectives: 'Learning objectives',
  toWorkWith: 'To work with',
} as const
