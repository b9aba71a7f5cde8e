import { asRefusal, TOO_MANY } from './failure.ts'

/** Whether the same call may go better another time: unless the API has said no, and for good. */
export function mayGoBetter(error: unknown): boolean {
  const refusal = asRefusal(error)
  return !refusal || refusal.status === TOO_MANY || refusal.status >= 500
}
