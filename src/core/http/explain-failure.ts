import { explain } from './explain.ts'
import { explainAgain } from './explain-again.ts'
import { mayGoBetter } from './may-go-better.ts'

/** What to tell of a failed call, with ' Please try again.' (P2 §8) where that may help: `again`. */
export function explainFailure(error: unknown, fallback: string): { reason: string; again: boolean } {
  const again = mayGoBetter(error)
  return { reason: (again ? explainAgain : explain)(error, fallback), again }
}
