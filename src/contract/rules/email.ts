import { EMAIL_MAX_CHARACTERS } from '../limits/accounts.ts'

/** A login name without @ belongs to a student (P1 §2, Login). */
export const looksLikeEmail = (value: string): boolean => value.includes('@')

/** What separates, quotes or comments in a list of addresses, and characters that nobody sees. */
const NO_PART = String.raw`\s@<>()[\]\\,;:".\p{C}`
const LOCAL = `[^${NO_PART}]+(\\.[^${NO_PART}]+)*`
const LETTER_OR_DIGIT = String.raw`[\p{L}\p{M}\p{N}]`
/** One name of a domain: letters and digits of any script, with hyphens between them (RFC 1123, 2.1). */
const LABEL = String.raw`${LETTER_OR_DIGIT}([\p{L}\p{M}\p{N}-]{0,61}${LETTER_OR_DIGIT})?`
/** The last name begins with no digit: '127.1' is the number of a machine. */
const EMAIL = new RegExp(`^${LOCAL}@(${LABEL}\\.)+(?!\\p{N})${LABEL}$`, 'u')

/**
 * Whether an email can be one at all: something, @, and a domain that mail can be sent to by its form, no longer than
 * the field, and nothing that a mail program would read as more than one plain address. The server parses it besides.
 */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX_CHARACTERS && EMAIL.test(value)
}
