import { computed } from 'nanostores'
import { createPublished } from '../../core/accounts/published.ts'
import { type Check, createForm, type Sentences } from '../../core/forms/create-form.ts'
import { confirmationSentence, newPasswordSentence, sentences } from '../../core/forms/field-rules.ts'
import { readFailure, type Told } from '../../core/forms/read-failure.ts'
import { call } from '../../core/http/call.ts'
import { CallFailure } from '../../core/http/failure.ts'
import { recoverPassword as t } from '../../core/messages/recover-password.ts'

export type FieldName = 'password' | 'confirmation'

/** What a recovery mail's link says. */
export interface RecoveryLink {
  token: string
  email: string
}

/** `link`: it has expired, was used or is not one of ours, so that only a new mail helps. */
export type Failure = ({ kind: 'other' } & Told) | { kind: 'link'; reason: string }

/** Statuses of a link that is not known, and of one that is no good any more. */
const LINK_STATUSES = [404, 410]

/**
 * State of one form for a new password (P1 §2 Recover password).
 * @param taken called when the password is set
 */
export function createRecoverPassword(link: RecoveryLink, taken: () => void) {
  const published = createPublished()
  const $check = computed(
    published.$policy,
    (policy): Check<FieldName> =>
      ({ password, confirmation }) =>
        sentences({
          password: newPasswordSentence(password, policy),
          confirmation: confirmationSentence(confirmation, password),
        }),
  )

  const form = createForm<FieldName, string, Failure>({
    fields: ['password', 'confirmation'],
    $check,
    explain,
    taken,

    async send({ password }, signal) {
      const recovery = { password, ...link }
      const { message } = await call('POST /api/teacher/password/recover', recovery, { signal })
      return message ?? t.recovered
    },
  })

  return { form, published }
}

function explain(error: unknown, { password }: Sentences<FieldName>): Failure | null {
  if (password) return null
  const isRefused = error instanceof CallFailure && error.kind === 'refused'
  if (isRefused && LINK_STATUSES.includes(error.status)) {
    return { kind: 'link', reason: error.message || t.unusable }
  }
  return { kind: 'other', ...readFailure(error, t.failed) }
}
