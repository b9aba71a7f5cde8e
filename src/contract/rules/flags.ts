/**
 * Names the flags after the release that they are from, so that browsers keep them for good; the build makes sure that
 * it is right (scripts/vite/flags.ts).
 */
export const FLAG_SET = '1.6.20'

/** Where the flag of a country is on the origin of the API, by its ISO 3166-1 alpha-2 code; null where it is none. */
export const flagPath = (iso: string): string | null =>
  /^[A-Z]{2}$/.test(iso) ? `/assets/flags/${FLAG_SET}/${iso}.svg` : null
