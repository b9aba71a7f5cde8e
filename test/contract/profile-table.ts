import { profileRules } from '../../src/contract/rules/profile.ts'
import { profileSentence } from '../../src/contract/server-messages/profile-fields.ts'
import { contextOf, goodProfile, type ProfileCase } from './profile-cases.ts'

/** What the rules say of a case, in sentences; the same on both sides. */
export function saidOf({
  values,
  who = 'teacher',
  isEmailValidated = true,
  listedParts = [],
}: ProfileCase): Record<string, string> {
  const profile = { ...goodProfile, ...values }
  const issues = profileRules(profile, contextOf(profile, who, isEmailValidated, listedParts))
  return Object.fromEntries(Object.entries(issues).map(([field, issue]) => [field, profileSentence(issue)]))
}
