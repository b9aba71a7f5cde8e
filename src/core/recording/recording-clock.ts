import { platform } from '../platform.ts'

const SECOND_MS = 1_000
/** How often the time is shown anew. */
const SHOWN_MS = 200

/**
 * Shows the time of a recording (ms) from now on, and tells when so many seconds are over.
 * @returns what stops it
 */
export function recordingClock(
  seconds: number,
  show: (ms: number) => void,
  over: () => void,
): (() => void)[] {
  const began = platform.now()
  const most = seconds * SECOND_MS
  const tell = () => show(Math.min(platform.now() - began, most))
  tell()
  return [platform.every(SHOWN_MS, tell), platform.after(most, over)]
}
