import { LARGEST_ID } from '../../contract/limits/input.ts'

/** The two parts of a verification link that are posted: whose it is, and its secret. */
export interface VerificationLink {
  a: number
  b: string
}

const LINK_MAX_CHARACTERS = 2_000
const ID = /^[1-9]\d{0,9}$/
const SECRET = /^[\w-]{1,200}$/

/**
 * Takes the last two parts of the path out of the `url` of a verification mail, as they stand, undecoded. Nothing
 * else of it is looked at, and it is never requested (decision 10).
 *
 * @returns null when they cannot be those of a link of ours
 */
export function readVerificationLink(url: string): VerificationLink | null {
  if (url.length > LINK_MAX_CHARACTERS) return null
  const [path = ''] = url.trim().split(/[?#]/, 1)
  const [a = '', b = ''] = path.replace(/\/$/, '').split('/').slice(-2)
  if (!ID.test(a) || Number(a) > LARGEST_ID || !SECRET.test(b)) return null
  return { a: Number(a), b }
}
