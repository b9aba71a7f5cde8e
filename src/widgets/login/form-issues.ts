import { isEmail } from '../../contract/rules/email.ts'
import { common } from '../../core/messages/common.ts'

export type Issue = 'required' | 'not-an-email'

export const emailIssue = (email: string): Issue | null => {
  if (email.trim() === '') return 'required'
  return isEmail(email.trim()) ? null : 'not-an-email'
}

/** Which password is a good one is decided where it is chosen; here every one is worth a try. */
export const passwordIssue = (password: string): Issue | null => (password === '' ? 'required' : null)

/** What the form says under a field. */
export const issueSentences: Record<Issue, string> = {
  required: common.fieldRequired,
  'not-an-email': common.invalidEmail,
}
