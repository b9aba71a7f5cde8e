import { LINK_MAX_CHARACTERS } from '../limits/tasks.ts'

const SCHEME = /^[a-z][a-z\d+.-]*:/i
const PORT = /^[\w.-]+:\d{1,5}(?:[/?#]|$)/

/**
 * An address as a link has it, `http://` before one that was written without (P3 §5 Link), or null for what is none:
 * another scheme, a name without a dot, somebody's password in it.
 */
export function normalLink(text: string): string | null {
  const written = text.trim()
  const isWhole = SCHEME.test(written) && !PORT.test(written)
  const whole = isWhole ? written : `http://${written}`
  // not URL.parse, which iPads that stay at Safari 17 do not have
  const address = URL.canParse(whole) ? new URL(whole) : null
  if (!address || (address.protocol !== 'http:' && address.protocol !== 'https:')) return null
  if (address.username !== '' || address.password !== '' || !/[^.]\.[^.]/.test(address.hostname)) return null
  return address.href.length > LINK_MAX_CHARACTERS ? null : address.href
}
