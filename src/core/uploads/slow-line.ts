import { ASSUMED_LINE_MBIT, SLOW_LINE_MBIT } from '../../contract/limits/uploads.ts'
import type { LineGuess } from './upload-platform.ts'

const BITS = 8
const MEGA = 1_000_000

/** What a line is taken for, in megabits a second. What a browser calls slower than '4g' is slow, whatever else it says. */
function guessed({ effectiveType, downlink }: LineGuess): number {
  if (effectiveType !== undefined && effectiveType !== '4g') return Math.min(downlink ?? 0, SLOW_LINE_MBIT)
  // exactly so much is all that a browser ever says
  return downlink === undefined || downlink === SLOW_LINE_MBIT ? ASSUMED_LINE_MBIT : downlink
}

/**
 * Whether the person is told to look for a better line (P3 §5, decision 13): by the rate of the upload, in bytes a
 * second, and before there is one by what the browser says.
 */
export function isSlowLine(bytesPerSecond: number | null, line: LineGuess = {}): boolean {
  const megabits = bytesPerSecond === null ? guessed(line) : (bytesPerSecond * BITS) / MEGA
  return megabits <= SLOW_LINE_MBIT
}
