import { UPLOAD_RATE_AFTER_MS, UPLOAD_RATE_WINDOW_MS } from '../../contract/limits/uploads.ts'

/** How fast something goes: what is told of it here is how much has gone (bytes), and when (ms). */
export function createRate() {
  let marks: { at: number; sent: number }[] = []

  return {
    tell(sent: number, at: number): void {
      const last = marks.at(-1)
      // less than before is a new beginning, after a line has broken
      if (last && sent < last.sent) marks = []
      marks.push({ at, sent })
      // the one before the window stays: what has gone since then took that long
      const begin = at - UPLOAD_RATE_WINDOW_MS
      while (marks[1] && marks[1].at <= begin) marks.shift()
    },

    /** A pause, such as a broken line, is none of the line's rate. */
    startOver(): void {
      marks = []
    },

    /** Bytes a second; null until it was measured for a while. */
    bytesPerSecond(): number | null {
      const [first, last] = [marks[0], marks.at(-1)]
      const ms = first && last ? last.at - first.at : 0
      if (!first || !last || ms < UPLOAD_RATE_AFTER_MS) return null
      return ((last.sent - first.sent) * 1_000) / ms
    },
  }
}
