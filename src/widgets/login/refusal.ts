import { EMAIL_NOT_VERIFIED } from '../../contract/error-codes/accounts.ts'
import { TEACHER_DISABLED } from '../../contract/error-codes/session.ts'
import { explain } from '../../core/http/explain.ts'
import { CallFailure } from '../../core/http/failure.ts'
import { login as t } from '../../core/messages/login.ts'

/** What the server finds wrong in what was typed. */
export interface FieldErrors {
  email?: string
  password?: string
}

/** Why a login was not let in, as far as the person has to be told different things. */
export type Refusal =
  | { at: 'wrong' }
  | { at: 'locked' }
  | { at: 'not-verified' }
  | { at: 'bad-input'; errors: FieldErrors }
  | { at: 'failed'; reason: string }

/** What a login call rejected with, for the person (P1 §8, decisions: 401 on the login call itself). */
export function readRefusal(error: unknown): Refusal {
  if (error instanceof CallFailure && error.kind === 'refused') {
    if (error.errorCode === EMAIL_NOT_VERIFIED) return { at: 'not-verified' }
    if (error.errorCode === TEACHER_DISABLED) return { at: 'locked' }
    if (error.status === 401) return { at: 'wrong' }
    const errors = fieldErrors(error)
    if (errors.email || errors.password) return { at: 'bad-input', errors }
  }
  return { at: 'failed', reason: explain(error, t.failed) }
}

function fieldErrors({ fields }: CallFailure): FieldErrors {
  const [email] = fields.email ?? []
  const [password] = fields.password ?? []
  return { ...(email && { email }), ...(password && { password }) }
}
