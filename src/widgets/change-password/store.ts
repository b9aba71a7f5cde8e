import { confirmationSentence, newPasswordSentence } from '../../core/accounts/password-rules.ts'
import { createPublished } from '../../core/accounts/published.ts'
import { createForm } from '../../core/forms/create-form.ts'
import { requiredSentence } from '../../core/forms/field-rules.ts'
import type { Told } from '../../core/forms/read-failure.ts'
import { call } from '../../core/http/call.ts'
import { explain } from '../../core/http/explain.ts'
import { changePassword as t } from '../../core/messages/change-password.ts'

/**
 * State of one change-password form (P1 §2 Change password). Done comes with the sentence to tell.
 * @param taken called when the server has taken the new password
 */
export function createChangePassword(taken: () => void) {
  const published = createPublished()
  const form = createForm({
    fields: { passwordOld: '', password: '', confirmation: '' },
    $context: published.$policy,
    rules: {
      passwordOld: requiredSentence,
      password: newPasswordSentence,
      confirmation: confirmationSentence,
    },
    taken,

    async send({ passwordOld, password }, signal): Promise<string> {
      await call('POST /api/teacher/accounts/password', { passwordOld, password }, { signal })
      return t.changed
    },

    explain: (error, { passwordOld, password }): Told | null =>
      passwordOld || password ? null : { reason: explain(error, t.failed), again: true },
  })

  return { form, published }
}
