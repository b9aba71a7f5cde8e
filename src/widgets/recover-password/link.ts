import { isEmail } from '../../contract/rules/email.ts'
import type { RecoveryLink } from './store.ts'

const TOKEN = /^[\w-]{16,200}$/

/** The link's parts, as far as they can be those of a mail of ours; null when one of them is missing or cut off. */
export function readRecoveryLink(token = '', email = ''): RecoveryLink | null {
  return TOKEN.test(token) && isEmail(email.trim()) ? { token, email: email.trim() } : null
}
