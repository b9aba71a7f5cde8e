import { atom, computed } from 'nanostores'
import { createPublished } from '../../core/accounts/published.ts'
import { type Check, createForm, type Sentences } from '../../core/forms/create-form.ts'
import {
  confirmationSentence,
  emailSentence,
  newPasswordSentence,
  sentences,
} from '../../core/forms/field-rules.ts'
import { readFailure, type Told } from '../../core/forms/read-failure.ts'
import { call } from '../../core/http/call.ts'
import { createAccount as t } from '../../core/messages/create-account.ts'

export type FieldName = 'email' | 'password' | 'confirmation'

/** The account is there; `sentence` is the server's. */
export interface Created {
  email: string
  sentence: string
}

/**
 * State of one form for a new account (P1 §2 Create account).
 * @param isPlayers whether the page is one of the players program, asked when the form is sent
 * @param taken called when the account is there
 */
export function createAccountForm(isPlayers: () => boolean, taken: (created: Created) => void) {
  const published = createPublished()
  const $agreed = atom(false)

  const $check = computed(
    published.$policy,
    (policy): Check<FieldName> =>
      ({ email, password, confirmation }) =>
        sentences({
          email: emailSentence(email),
          password: newPasswordSentence(password, policy),
          confirmation: confirmationSentence(confirmation, password),
        }),
  )

  const form = createForm<FieldName, Created, Told>({
    fields: ['email', 'password', 'confirmation'],
    $check,
    explain,
    taken,

    async send(draft, signal) {
      const agreed = $agreed.get()
      const email = draft.email.trim()
      const account = {
        email,
        password: draft.password,
        privacy_policy_agree: agreed,
        terms_of_use_agree: agreed,
        is_players: isPlayers(),
      }
      const { message } = await call('POST /api/teacher/accounts', account, { signal })
      return { email, sentence: message ?? t.created }
    },
  })

  return { form, published, $agreed, agree: (agreed: boolean) => $agreed.set(agreed) }
}

/** The server's word on the email goes into the modal (P1 §8); one on the password alone stands at its field. */
function explain(error: unknown, { email, password }: Sentences<FieldName>): Told | null {
  if (email) return { reason: email, again: false }
  return password ? null : readFailure(error, t.failed)
}
