import { explain } from '../http/explain.ts'
import { asRefusal } from '../http/failure.ts'

/** Something to tell in place of what was asked for. `again`: the same call may go better another time. */
export interface Told {
  reason: string
  again: boolean
}

/** 429: the server's own sentence says more than any of ours. */
const TOO_MANY = 429

/**
 * What to tell about a call that failed without a word about a field: that the service is out of reach, slow or
 * not itself, or busy, each in its own words, and `sentence` for everything that the server refused.
 */
export function readFailure(error: unknown, sentence: string): Told {
  const refusal = asRefusal(error)
  if (refusal && refusal.status !== TOO_MANY) return { reason: sentence, again: refusal.status >= 500 }
  return { reason: explain(error, sentence), again: true }
}
