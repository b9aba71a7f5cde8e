import { CONNECTION_OF_ANOTHER, PARTNERS_FORBIDDEN } from '../../contract/error-codes/connections.ts'
import { connectionSentences } from '../../contract/server-messages/connections.ts'
import { asRefusal } from '../http/failure.ts'

/** Why an invitation cannot be shown to whoever is signed in, as they read it, with the server's code. */
export interface InvitationTrouble {
  message: string
  error_code: number
}

/** It is for another account (P1 §2 wrong partner invitation), or this one has no partners at all; null for other failures. */
export function wrongInvitation(error: unknown): InvitationTrouble | null {
  const refusal = asRefusal(error)
  if (!refusal) return null
  const { errorCode, message } = refusal
  if (errorCode !== CONNECTION_OF_ANOTHER && errorCode !== PARTNERS_FORBIDDEN) return null
  return { message: message || connectionSentences.ofAnother, error_code: errorCode }
}
