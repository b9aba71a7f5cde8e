import { explain } from '../http/explain.ts'
import { asRefusal, TOO_MANY } from '../http/failure.ts'
import { mayGoBetter } from '../http/may-go-better.ts'

/** Something to tell in place of what was asked for. `again`: the same call may go better another time. */
export interface Told {
  reason: string
  /** What to do next, to stand under it. */
  next?: string
  again: boolean
}

/**
 * What to tell about a call that failed without a word about a field: that the service is out of reach, slow or
 * not itself, each in its own words, and `sentence` for everything that the server refused. What it says about too
 * many calls stands under that, with the time when there may be another.
 */
export function readFailure(error: unknown, sentence: string): Told {
  const refusal = asRefusal(error)
  const again = mayGoBetter(error)
  if (refusal?.status === TOO_MANY) return { reason: sentence, next: explain(error, ''), again }
  return { reason: refusal ? sentence : explain(error, sentence), again }
}
