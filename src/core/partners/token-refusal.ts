import { TOKENS_MISSING } from '../../contract/error-codes/classrooms.ts'
import { TOKENS_SHORT } from '../../contract/error-codes/connections.ts'
import { asRefusal } from '../http/failure.ts'

/** What the server says where tokens are missing that were there a moment ago (P2 §8); null for other failures. */
export function tokenRefusal(error: unknown): string | null {
  const refusal = asRefusal(error)
  const isShort = refusal?.errorCode === TOKENS_SHORT || refusal?.errorCode === TOKENS_MISSING
  return isShort ? refusal.message : null
}
