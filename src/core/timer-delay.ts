/** What a delay that is none becomes: late enough to do no harm, soon enough to come about. */
const UNKNOWN_DELAY_MS = 60_000
const SHORTEST_DELAY_MS = 1
/** A longer one overflows the browser's counter, and the timer goes off at once. */
const LONGEST_DELAY_MS = 2 ** 31 - 1

/**
 * A delay as a timer may have it. What comes out of a page whose scripts change built-ins (Prototype.js makes
 * `Math.min()` of no list at all, which is Infinity) would go off at once, and over and over again.
 */
export function timerDelay(ms: unknown): number {
  if (typeof ms !== 'number' || !Number.isFinite(ms)) return UNKNOWN_DELAY_MS
  if (ms < SHORTEST_DELAY_MS) return SHORTEST_DELAY_MS
  return ms > LONGEST_DELAY_MS ? LONGEST_DELAY_MS : ms
}
