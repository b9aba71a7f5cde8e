import { tryAgain } from '../messages/try-again.ts'
import { explain } from './explain.ts'
import { asRefusal } from './failure.ts'

/** The server's word with the catalogue's ' Please try again.' behind it, or else what `explain` says (P2 §8). */
export function explainAgain(error: unknown, fallback: string): string {
  const reason = explain(error, fallback)
  return asRefusal(error)?.message ? tryAgain.after(reason) : reason
}
