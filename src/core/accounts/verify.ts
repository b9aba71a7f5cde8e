import type { Data } from '../../contract/endpoints/all.ts'
import { EMAIL_NOT_VERIFIED, VERIFICATION_EXPIRED } from '../../contract/error-codes/accounts.ts'
import { readFailure } from '../forms/read-failure.ts'
import { call } from '../http/call.ts'
import { CallFailure } from '../http/failure.ts'
import { verifyAccount as t } from '../messages/verify-account.ts'
import type { VerificationLink } from './verification-link.ts'

/**
 * What became of a verification link (P1 §8 Verification). `expired` and `unusable` can be answered with another
 * mail; `failed` with another attempt where `again` is true.
 */
export type Verification =
  | { at: 'verified'; sentence: string; account: Data<'POST /api/teacher/accounts/verify/{a}/{b}'> }
  | { at: 'expired'; sentence: string }
  | { at: 'unusable'; sentence: string }
  | { at: 'failed'; sentence: string; next?: string; again: boolean }

/** A link is good once, so all who hold the same one on a page share one attempt and its outcome. */
const attempts = new Map<string, Promise<Verification>>()

/** Takes a verification link, once for the whole page. Never rejects. */
export function verify(link: VerificationLink): Promise<Verification> {
  const key = `${link.a}/${link.b}`
  const known = attempts.get(key)
  if (known) return known
  const attempt = send(link).then(outcome => {
    if (outcome.at === 'failed') attempts.delete(key)
    return outcome
  })
  attempts.set(key, attempt)
  return attempt
}

async function send(params: VerificationLink): Promise<Verification> {
  try {
    const key = 'POST /api/teacher/accounts/verify/{a}/{b}'
    const { message, data } = await call(key, undefined, { params })
    return { at: 'verified', sentence: message ?? t.verified, account: data }
  } catch (error) {
    return readOutcome(error)
  }
}

function readOutcome(error: unknown): Verification {
  if (error instanceof CallFailure) {
    if (error.errorCode === VERIFICATION_EXPIRED) return { at: 'expired', sentence: t.expired }
    if (error.errorCode === EMAIL_NOT_VERIFIED) {
      return { at: 'unusable', sentence: error.message || t.unusable }
    }
  }
  const { reason, ...told } = readFailure(error, t.failed)
  return { at: 'failed', sentence: reason, ...told }
}
