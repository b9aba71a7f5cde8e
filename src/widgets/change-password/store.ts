import { computed } from 'nanostores'
import { createPublished } from '../../core/accounts/published.ts'
import { type Check, createForm } from '../../core/forms/create-form.ts'
import { confirmationSentence, newPasswordSentence, sentences } from '../../core/forms/field-rules.ts'
import { call } from '../../core/http/call.ts'
import { explain } from '../../core/http/explain.ts'
import { changePassword as t } from '../../core/messages/change-password.ts'
import { common } from '../../core/messages/common.ts'

export type FieldName = 'passwordOld' | 'password' | 'confirmation'

/**
 * State of one change-password form (P1 §2 Change password). Done and failed come with the sentence to tell.
 * @param taken called when the server has taken the new password
 */
export function createChangePassword(taken: () => void) {
  const published = createPublished()
  const $check = computed(
    published.$policy,
    (policy): Check<FieldName> =>
      ({ passwordOld, password, confirmation }) =>
        sentences({
          passwordOld: passwordOld === '' ? common.fieldRequired : undefined,
          password: newPasswordSentence(password, policy),
          confirmation: confirmationSentence(confirmation, password),
        }),
  )

  const form = createForm<FieldName, string, string>({
    fields: ['passwordOld', 'password', 'confirmation'],
    $check,
    taken,

    async send({ passwordOld, password }, signal) {
      await call('POST /api/teacher/accounts/password', { passwordOld, password }, { signal })
      return t.changed
    },

    explain: (error, { passwordOld, password }) =>
      passwordOld || password ? null : explain(error, t.failed),
  })

  return { form, published }
}
