import {
  PASSPHRASE_MIN_CHARACTERS,
  PASSWORD_INPUT_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
} from '../limits/accounts.ts'

/**
 * What a new password has to be (decision 28). `specification` is P1 §5: 8 to 16 characters of four kinds;
 * `passphrase` asks for length alone and takes any character.
 */
export const passwordPolicies = ['specification', 'passphrase'] as const
export type PasswordPolicy = (typeof passwordPolicies)[number]

export type PasswordIssue =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'no_digit'
  | 'no_lowercase'
  | 'no_uppercase'
  | 'no_special'
  | 'unchanged'

const SPECIAL = /[!@#$%^&*)(+=._-]/

/** How long a password may be under each policy, in characters. */
export const passwordBounds: Record<PasswordPolicy, { least: number; most: number }> = {
  specification: { least: PASSWORD_MIN_CHARACTERS, most: PASSWORD_MAX_CHARACTERS },
  passphrase: { least: PASSPHRASE_MIN_CHARACTERS, most: PASSWORD_INPUT_MAX_CHARACTERS },
}

/**
 * The form in which a password is measured, compared and hashed: letters with marks are typed in one piece or two,
 * depending on the keyboard, and are the same password.
 */
export const normalPassword = (typed: string): string => typed.normalize('NFC')

export const isSamePassword = (one: string, other: string): boolean =>
  normalPassword(one) === normalPassword(other)

/**
 * Everything that a new password lacks, the most telling first; empty when it is good (P1 §5 Password).
 * @param old the one that it takes the place of, where that is known
 */
export function passwordIssues(
  typed: string,
  policy: PasswordPolicy = 'specification',
  old?: string,
): PasswordIssue[] {
  const password = normalPassword(typed)
  if (!password) return ['required']
  const { least, most } = passwordBounds[policy]
  const issues: [PasswordIssue, boolean][] = [
    ['too_short', password.length < least],
    ['too_long', password.length > most],
  ]
  if (policy === 'specification') {
    issues.push(
      ['no_digit', !/\d/.test(password)],
      ['no_lowercase', !/[a-z]/.test(password)],
      ['no_uppercase', !/[A-Z]/.test(password)],
      ['no_special', !SPECIAL.test(password)],
    )
  }
  issues.push(['unchanged', old !== undefined && isSamePassword(password, old)])
  return issues.filter(([, found]) => found).map(([issue]) => issue)
}
