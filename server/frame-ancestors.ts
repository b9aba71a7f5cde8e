/** What a page's policy says of who may frame it: the service itself, and the pages of these origins. */
export const framedBy = (origins: readonly string[]): string =>
  ["frame-ancestors 'self'", ...origins].join(' ')
