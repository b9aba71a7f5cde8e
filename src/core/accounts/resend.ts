import { isEmail } from '../../contract/rules/email.ts'
import { createForm } from '../forms/create-form.ts'
import { call } from '../http/call.ts'
import { explain } from '../http/explain.ts'
import { resend as t } from '../messages/resend.ts'

/**
 * Asking for another verification mail (P1 §5 Login). Done and failed come with the sentence to tell, which is gone
 * when something else is typed.
 * @param typed the email, if it is known
 */
export function createResend(typed: string) {
  const form = createForm({
    fields: { email: typed.trim() },
    rules: { email: email => (isEmail(email.trim()) ? undefined : t.needsEmail) },
    stays: true,
    async send({ email }, signal): Promise<string> {
      const request = { email: email.trim() }
      const { message } = await call('POST /api/teacher/accounts/verify-request', request, { signal })
      return message ?? t.resent
    },
    explain: (error): string => explain(error, t.failed),
  })
  const set: typeof form.set = (path, value) => {
    form.close()
    form.set(path, value)
  }
  return { ...form, set }
}
