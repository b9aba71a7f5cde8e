import { EMAIL_MAX_CHARACTERS } from '../limits/accounts.ts'

/** A login name without @ belongs to a student (P1 §2, Login). */
export const looksLikeEmail = (value: string): boolean => value.includes('@')

/** What separates, quotes or comments in a list of addresses, and characters that nobody sees. */
const NO_PART = String.raw`\s@<>()[\]\\,;:"\p{C}`
const EMAIL = new RegExp(`^[^${NO_PART}]+@[^${NO_PART}.]+(\\.[^${NO_PART}.]+)+$`, 'u')

/**
 * Whether an email can be one at all: something, @, and a domain with a dot, no longer than the field, and nothing that
 * a mail program would read as more than one plain address. The server parses it besides.
 */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX_CHARACTERS && EMAIL.test(value)
}
