import { isEmail } from '../../contract/rules/email.ts'
import { common } from '../messages/common.ts'

/** What is wrong with an email, if anything; blanks around it do not count (P1 §5). */
export function emailSentence(email: string): string | undefined {
  const value = email.trim()
  if (value === '') return common.fieldRequired
  return isEmail(value) ? undefined : common.invalidEmail
}

export const requiredSentence = (text: string): string | undefined =>
  text === '' ? common.fieldRequired : undefined
