import { EMAIL_NOT_VERIFIED } from '../../contract/error-codes/accounts.ts'
import { TEACHER_DISABLED } from '../../contract/error-codes/session.ts'
import { explain } from '../../core/http/explain.ts'
import { asRefusal } from '../../core/http/failure.ts'
import { login as t } from '../../core/messages/login.ts'

/**
 * Why a login was not let in, as far as the person has to be told different things. `student`: what was typed is no
 * email, so a student's name.
 */
export type Refusal =
  | { at: 'student' }
  | { at: 'wrong' }
  | { at: 'locked' }
  | { at: 'not-verified' }
  | { at: 'failed'; reason: string }

/**
 * What a login call rejected with, for the person (P1 §8, decisions: 401 on the login call itself).
 * @param isSaid the sentences at the fields say it, if nothing else does
 */
export function readRefusal(error: unknown, isSaid: boolean): Refusal | null {
  const refusal = asRefusal(error)
  if (refusal?.errorCode === EMAIL_NOT_VERIFIED) return { at: 'not-verified' }
  if (refusal?.errorCode === TEACHER_DISABLED) return { at: 'locked' }
  if (refusal?.status === 401) return { at: 'wrong' }
  return isSaid ? null : { at: 'failed', reason: explain(error, t.failed) }
}
