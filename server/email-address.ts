import { domainToASCII } from 'node:url'
import addresses from 'email-addresses'
import { isEmail } from '../src/contract/rules/email.ts'

/**
 * An email as the database keeps it and looks it up: one form for all ways to write one mailbox (case, the letters of
 * a domain, marks typed in one piece or two).
 *
 * @returns null for what is not exactly one plain address
 */
export function canonicalEmail(given: string): string | null {
  const written = given.trim().normalize('NFC')
  if (!isEmail(written)) return null
  const parsed = addresses.parseOneAddress({ input: written, rfc6532: true })
  if (parsed?.type !== 'mailbox' || parsed.address !== written) return null
  const domain = domainToASCII(parsed.domain)
  const email = `${parsed.local}@${domain}`.toLowerCase()
  return domain !== '' && isEmail(email) ? email : null
}
