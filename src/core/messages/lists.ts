/** Lists that keep themselves up to date, and those that come in pages. */
export const lists = {
  outdated: 'This list may be out of date.',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous page',
  next: 'Next page',
  dismiss: 'Dismiss',
} as const
