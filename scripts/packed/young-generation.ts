/**
 * A young generation that is large enough for a test file is seldom collected. A server that runs beside the tests has that
 * of any other: what it takes of the memory is looked at.
 */
export const LARGE_YOUNG_GENERATION = '--max-semi-space-size=64'
