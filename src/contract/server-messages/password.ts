import { type PasswordIssue, type PasswordPolicy, passwordBounds } from '../rules/password.ts'

/**
 * What a new password lacks (P1 §5 Password). Apart from the server's other sentences, since the browser says these
 * too, before anything is sent.
 */
export const passwordSentences: Record<PasswordIssue, (policy: PasswordPolicy) => string> = {
  required: () => 'Field required.',
  too_short: policy => `Require a minimum of ${passwordBounds[policy].least} characters.`,
  too_long: policy => `Require a maximum of ${passwordBounds[policy].most} characters.`,
  no_digit: () => 'Require Numeric characters.',
  no_lowercase: () => 'Require Lowercase characters.',
  no_uppercase: () => 'Require Uppercase characters.',
  no_special: () => 'Require at least one special character: !@#$%^&*)(+=._-',
  unchanged: () => 'The new password must differ from the old one.',
}
