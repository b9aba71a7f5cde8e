import { REDIRECT_MAX_CHARACTERS } from '../../contract/limits/session.ts'
import { paths } from './paths.ts'

/** A path is decoded so often and no more; one that still changes then was made to be misread. */
const DECODINGS_MAX = 4

/** The security area: signed-in people are sent away from there, and /security/logout ends their session. */
const SECURITY = paths.login.slice(0, paths.login.indexOf('/', 1))

/** Control characters and line separators: the URL parser drops some of them, so none may pass. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u

/**
 * The `redirect` of an address as a path that is safe to open (decision 11), normalised; null for anything else.
 * Safe is a path of the same origin, however it is read, outside the security area, which would loop or log out.
 *
 * @param origin of the host app, such as 'http://localhost:4200'
 */
export function safeRedirect(value: string, origin: string): string | null {
  if (value.length > REDIRECT_MAX_CHARACTERS) return null
  if (!isPlainPath(value.split(/[?#]/, 1)[0] ?? '') || CONTROL.test(value)) return null
  if (!URL.canParse(value, origin)) return null
  const url = new URL(value, origin)
  if (url.origin !== origin || url.username || url.password) return null
  // again after parsing: '/.//evil.example' has become '//evil.example'
  const all = readings(url.pathname)
  if (!all?.every(path => isPlainPath(path) && !isSecurity(path, origin))) return null
  return url.pathname + url.search + url.hash
}

/** Starts with a slash, and nowhere has two of them or what some parser takes for them. */
function isPlainPath(path: string): boolean {
  return path.startsWith('/') && !path.includes('//') && !path.includes('\\') && !CONTROL.test(path)
}

/** A path as given and in every decoding of it, until nothing is left to decode; null when that has no end. */
function readings(path: string): string[] | null {
  const found = [path]
  let last = path
  while (found.length <= DECODINGS_MAX) {
    let next: string
    try {
      next = decodeURIComponent(last).normalize('NFKC')
    } catch {
      return null
    }
    if (next === last) return found
    found.push(next)
    last = next
  }
  return null
}

/** Also where decoding has brought `.` and `..` to light; routes match whatever the case. */
function isSecurity(path: string, origin: string): boolean {
  if (!URL.canParse(path, origin)) return true
  const resolved = new URL(path, origin).pathname.toLowerCase()
  return resolved === SECURITY || resolved.startsWith(`${SECURITY}/`)
}
