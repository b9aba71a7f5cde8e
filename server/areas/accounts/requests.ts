import { limits } from '../../../src/contract/limits.ts'
import { passwordSentences } from '../../../src/contract/password-sentences.ts'
import { isEmail } from '../../../src/contract/rules/email.ts'
import { type PasswordPolicy, passwordIssues } from '../../../src/contract/rules/password.ts'
import { serverMessages } from '../../../src/contract/server-messages.ts'
import { allowAttempt } from '../../attempts.ts'
import { refuse } from '../../errors.ts'
import type { MailKind } from '../../jobs/jobs.ts'
import type { Services } from '../../services.ts'
import { normalEmail } from '../teachers/repository.ts'

/** From one address, mails may be asked for to so many times more than to one email. */
const EMAILS_PER_ADDRESS = 10

/**
 * The email in its normal form.
 * @throws 422 with the field's sentence
 */
export function checkedEmail(given: string): string {
  const email = normalEmail(given)
  if (isEmail(email) && email.length <= limits.EMAIL_MAX_CHARACTERS) return email
  const fields = { email: [serverMessages.invalidEmail] }
  throw refuse('badInput', { fields, message: serverMessages.invalidEmail })
}

/** Sentences for what a new password lacks under the server's policy; none when it is good. */
export const passwordFaults = (password: string, policy: PasswordPolicy): string[] =>
  passwordIssues(password, policy).map(issue => passwordSentences[issue](policy))

/** @throws 422 with the field's sentences */
export function checkNewPassword(password: string, policy: PasswordPolicy): void {
  const [first, ...more] = passwordFaults(password, policy)
  if (first) throw refuse('badInput', { fields: { password: [first, ...more] }, message: first })
}

/** @throws 429 when too many mails of a kind were asked for to this email, or from this address */
export async function limitMails(
  { db, tokens, config }: Services,
  kind: MailKind,
  email: string,
  ip: string,
): Promise<void> {
  const limit = { windowMinutes: 60 }
  const [attempts, fromAddress] = [config.mailsPerHour, config.mailsPerHour * EMAILS_PER_ADDRESS]
  await allowAttempt(
    db,
    [
      { ...limit, scope: tokens.blind('mail', kind, email), attempts },
      { ...limit, scope: tokens.blind('mail-address', kind, ip), attempts: fromAddress },
    ],
    serverMessages.tooManyMails,
  )
}
