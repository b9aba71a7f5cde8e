/**
 * What an element says before its code is there; apart from the other sentences, and from each other, because the loader
 * is small.
 */
export const loading = 'Loading'
export const failed = 'This part did not load.'
export const retry = 'Try again'
