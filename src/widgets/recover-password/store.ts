import { confirmationSentence, newPasswordSentence } from '../../core/accounts/password-rules.ts'
import { createPublished } from '../../core/accounts/published.ts'
import { createForm } from '../../core/forms/create-form.ts'
import { readFailure, type Told } from '../../core/forms/read-failure.ts'
import { call } from '../../core/http/call.ts'
import { asRefusal } from '../../core/http/failure.ts'
import { recoverPassword as t } from '../../core/messages/recover-password.ts'

/** What a recovery mail's link says. */
export interface RecoveryLink {
  token: string
  email: string
}

/** `link`: it has expired, was used or is not one of ours, so that only a new mail helps. */
export type Failure = Told & { kind: 'other' | 'link' }

/** Statuses of a link that is not known, and of one that is no good any more. */
const LINK_STATUSES = [404, 410]

/**
 * State of one form for a new password (P1 §2 Recover password).
 * @param taken called when the password is set
 */
export function createRecoverPassword(link: RecoveryLink, taken: () => void) {
  const published = createPublished()
  const form = createForm({
    fields: { password: '', confirmation: '' },
    $context: published.$policy,
    rules: { password: newPasswordSentence, confirmation: confirmationSentence },
    explain,
    taken,

    async send({ password }, signal): Promise<string> {
      const recovery = { password, ...link }
      const { message } = await call('POST /api/teacher/password/recover', recovery, { signal })
      return message ?? t.recovered
    },
  })

  return { form, published }
}

function explain(error: unknown, { password }: { password?: string }): Failure | null {
  if (password) return null
  const refusal = asRefusal(error)
  if (refusal && LINK_STATUSES.includes(refusal.status)) {
    return { kind: 'link', reason: t.failed, next: refusal.message || t.unusable, again: false }
  }
  const told = readFailure(error, t.failed)
  const next = refusal ? (told.next ?? (told.again ? t.tryAgain : t.askForAnother)) : ''
  return { kind: 'other', ...told, next }
}
