import { EMAIL_MAX_CHARACTERS } from '../limits/accounts.ts'

/** A login name without @ belongs to a student (P1 §2, Login). */
export const looksLikeEmail = (value: string): boolean => value.includes('@')

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Whether an email can be one at all: something, @, and a domain with a dot, no longer than the field. */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX_CHARACTERS && EMAIL.test(value)
}
