import { carryEmail } from '../../core/accounts/typed-email.ts'
import { createForm } from '../../core/forms/create-form.ts'
import { emailSentence } from '../../core/forms/field-rules.ts'
import type { Told } from '../../core/forms/read-failure.ts'
import { call } from '../../core/http/call.ts'
import { explain } from '../../core/http/explain.ts'
import { asRefusal } from '../../core/http/failure.ts'
import { forgotPassword as t } from '../../core/messages/forgot-password.ts'

export type Failure = Told & { kind: 'unknown-email' | 'not-sent' }

/** The mail is on its way; `sentence` is the server's. */
export interface Sent {
  email: string
  sentence: string
}

const NOT_FOUND = 404

/**
 * State of one request for a recovery mail (P1 §2 Forgot password).
 * @param taken called when the mail is on its way
 */
export function createForgotPassword(taken: (sent: Sent) => void) {
  return carryEmail(
    createForm({
      fields: { email: '' },
      rules: { email: emailSentence },
      taken,

      async send(draft, signal): Promise<Sent> {
        const email = draft.email.trim()
        const { message } = await call('POST /api/teacher/password/forgot', { email }, { signal })
        return { email, sentence: message ?? t.sent }
      },

      explain(error, refused): Failure | null {
        if (refused.email) return null
        if (asRefusal(error)?.status === NOT_FOUND)
          return { kind: 'unknown-email', reason: t.unknown, again: false }
        return { kind: 'not-sent', reason: explain(error, t.failed), again: true }
      },
    }),
  )
}
