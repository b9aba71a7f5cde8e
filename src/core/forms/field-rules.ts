import { isEmail } from '../../contract/rules/email.ts'
import { isSamePassword, type PasswordPolicy, passwordIssues } from '../../contract/rules/password.ts'
import { passwordSentences } from '../../contract/server-messages/password.ts'
import { common } from '../messages/common.ts'
import { password as t } from '../messages/password.ts'

/** What is wrong with an email, if anything; blanks around it do not count (P1 §5). */
export function emailSentence(email: string): string | undefined {
  const value = email.trim()
  if (value === '') return common.fieldRequired
  return isEmail(value) ? undefined : common.invalidEmail
}

export const requiredSentence = (text: string): string | undefined =>
  text === '' ? common.fieldRequired : undefined

/** The first thing that a new password lacks (P1 §5 Password); the old one again is none. */
export function newPasswordSentence(
  password: string,
  draft: { password: string; passwordOld?: string },
  policy: PasswordPolicy,
): string | undefined {
  const [issue] = passwordIssues(password, policy, draft.passwordOld)
  return issue && passwordSentences[issue](policy)
}

/** The new password once more. */
export function confirmationSentence(
  confirmation: string,
  { password }: { password: string },
): string | undefined {
  if (confirmation === '') return common.fieldRequired
  return isSamePassword(confirmation, password) ? undefined : t.mustMatch
}
