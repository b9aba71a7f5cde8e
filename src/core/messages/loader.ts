/** What an element says before its code is there; apart from the other sentences because the loader is small. */
export const loader = {
  loading: 'Loading',
  failed: 'This part of the page could not be loaded.',
  retry: 'Try again',
} as const
