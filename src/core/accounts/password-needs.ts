import {
  type PasswordIssue,
  type PasswordPolicy,
  passwordBounds,
  passwordIssues,
} from '../../contract/rules/password.ts'
import { password as t } from '../messages/password.ts'

const kinds: readonly [label: string, issue: PasswordIssue][] = [
  [t.digit, 'no_digit'],
  [t.lowercase, 'no_lowercase'],
  [t.uppercase, 'no_uppercase'],
  [t.special, 'no_special'],
]

/** Everything that the policy asks of a password, and what of it this one has: the checklist beside its field. */
export function passwordNeeds(password: string, policy: PasswordPolicy) {
  const issues = passwordIssues(password, policy)
  const isMet = (...those: PasswordIssue[]) =>
    !issues.includes('required') && !those.some(issue => issues.includes(issue))
  const { least, most } = passwordBounds[policy]
  const isPassphrase = policy === 'passphrase'
  const length = isPassphrase ? t.atLeast(least) : t.between(least, most)
  return {
    label: t.needs,
    metText: t.has,
    unmetText: t.lacks,
    items: [
      { label: length, isMet: isMet('too_short', 'too_long') },
      ...(isPassphrase ? [] : kinds.map(([label, issue]) => ({ label, isMet: isMet(issue) }))),
    ],
  }
}
