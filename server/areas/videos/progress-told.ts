import type { Database } from '../../db/database.ts'
import { noteProgress } from './repository/conversion.ts'

const LEAST_MS = 1_000

/** Notes how far a conversion is, at most once a second; what cannot be noted is of no account. */
export function createTold(db: Database, id: number) {
  let told = { percent: 0, at: Number.NEGATIVE_INFINITY }
  let writing: Promise<void> = Promise.resolve()
  return {
    tell(percent: number) {
      const at = performance.now()
      if (percent <= told.percent || at - told.at < LEAST_MS) return
      told = { percent, at }
      writing = writing.then(() => noteProgress(db, id, percent)).catch(() => undefined)
    },
    /** Nothing is being written any more. */
    ended: () => writing,
  }
}
