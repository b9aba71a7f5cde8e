import { isSamePassword, type PasswordPolicy, passwordIssues } from '../../contract/rules/password.ts'
import { passwordSentences } from '../../contract/server-messages/password.ts'
import { common } from '../messages/common.ts'
import { password as t } from '../messages/password.ts'

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
