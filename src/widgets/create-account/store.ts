import { confirmationSentence, newPasswordSentence } from '../../core/accounts/password-rules.ts'
import { createPublished } from '../../core/accounts/published.ts'
import { createForm } from '../../core/forms/create-form.ts'
import { emailSentence } from '../../core/forms/field-rules.ts'
import { readFailure, type Told } from '../../core/forms/read-failure.ts'
import { call } from '../../core/http/call.ts'
import { createAccount as t } from '../../core/messages/create-account.ts'

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
  const form = createForm({
    fields: { email: '', password: '', confirmation: '', agreed: false },
    $context: published.$policy,
    rules: { email: emailSentence, password: newPasswordSentence, confirmation: confirmationSentence },
    taken,

    async send({ email: typed, password, agreed }, signal): Promise<Created> {
      const email = typed.trim()
      const account = {
        email,
        password,
        privacy_policy_agree: agreed,
        terms_of_use_agree: agreed,
        is_players: isPlayers(),
      }
      const { message } = await call('POST /api/teacher/accounts', account, { signal })
      return { email, sentence: message ?? t.created }
    },

    // the server's word on the email goes into the modal (P1 §8); one on the password alone stands at its field
    explain(error, { email, password }): Told | null {
      if (email) return { reason: email, again: false }
      return password ? null : readFailure(error, t.failed)
    },
  })

  return { form, published }
}
