import { type PasswordPolicy, passwordIssues } from '../../../src/contract/rules/password.ts'
import { accountSentences } from '../../../src/contract/server-messages/accounts.ts'
import { commonSentences } from '../../../src/contract/server-messages/common.ts'
import { passwordSentences } from '../../../src/contract/server-messages/password.ts'
import { canonicalEmail } from '../../email-address.ts'
import { refuse } from '../../errors.ts'
import type { MailKind } from '../../mail/mail-kind.ts'
import type { Services } from '../../services.ts'
import { allowAttempt } from '../attempts/area.ts'

/** From one address, mails may be asked for to so many times more than to one email. */
const EMAILS_PER_ADDRESS = 10

/**
 * The email in its one form.
 * @throws 422 with the field's sentence
 */
export function checkedEmail(given: string): string {
  const email = canonicalEmail(given)
  if (email !== null) return email
  const fields = { email: [commonSentences.invalidEmail] }
  throw refuse('badInput', { fields, message: commonSentences.invalidEmail })
}

/** Sentences for what a new password lacks under the server's policy; none when it is good. */
export const passwordFaults = (password: string, policy: PasswordPolicy, old?: string): string[] =>
  passwordIssues(password, policy, old).map(issue => passwordSentences[issue](policy))

/**
 * @param old the one that it takes the place of, where that is known
 * @throws 422 with the field's sentences
 */
export function checkNewPassword(password: string, policy: PasswordPolicy, old?: string): void {
  const [first, ...more] = passwordFaults(password, policy, old)
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
      { ...limit, scope: tokens.blind('mail', kind.name, email), attempts },
      { ...limit, scope: tokens.blind('mail-address', kind.name, ip), attempts: fromAddress },
    ],
    accountSentences.tooManyMails,
  )
}
