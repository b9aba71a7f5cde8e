import { LTI_PAGE_ORIGINS_MAX } from '../../../src/contract/limits/lti.ts'
import { isPlainOrigin, originsOf } from '../../environment-rules.ts'

/** `https://*.example.org`: every name below one, however deep; never below a name such as `org` alone. */
const WILDCARD = /^(https?:\/\/)\*\.(?=[^.]+\.)/i

/** As a policy writes it, and browsers: in small letters, without the scheme's own port. */
function asPolicy(given: string): string {
  const [wildcard = ''] = WILDCARD.exec(given) ?? []
  const { origin } = new URL(given.replace(WILDCARD, '$1'))
  return wildcard === '' ? origin : origin.replace('://', '://*.')
}

/**
 * Origins of pages, separated by commas, each once. @returns what is wrong as a sentence where something is
 */
export function pageOriginsOf(given: string): string[] | string {
  const origins = originsOf(given)
  if (origins.length === 0) return 'Say whose pages: --origins https://lms.example.org'
  const wrong = origins.find(origin => !isPlainOrigin(origin.replace(WILDCARD, '$1')))
  if (wrong) return `${wrong} is not an origin such as https://lms.example.org or https://*.example.org.`
  const each = [...new Set(origins.map(asPolicy))]
  return each.length > LTI_PAGE_ORIGINS_MAX ? `A platform has ${LTI_PAGE_ORIGINS_MAX} origins at most.` : each
}

/** Whether a page of this origin is among them, as a browser reads a policy. */
export const isPageOf = (origins: readonly string[], page: string): boolean =>
  origins.some(origin => {
    const [scheme = '', name] = origin.split('://*')
    if (name === undefined) return origin === page
    return page.startsWith(`${scheme}://`) && page.endsWith(name)
  })

/** Whose hosted Canvas is under names of its schools, and has one issuer for all of them. */
const HOSTED_CANVAS = /^https:\/\/canvas(?:\.(?:beta|test))?\.instructure\.com$/
const CANVAS_PAGES = 'https://*.instructure.com'
/** Where it tells of itself, besides its pages. */
const CANVAS_SIGN_IN = 'https://*.canvaslms.com'

/** Where the pages of an issuer are, as far as that tells; '' where it is no address. */
export function pagesOfIssuer(issuer: string): string {
  const origin = URL.canParse(issuer) ? new URL(issuer).origin : ''
  return HOSTED_CANVAS.test(origin) ? CANVAS_PAGES : origin
}

/**
 * Whether an issuer may tell of itself at this address: of its own host, so that nobody takes the name of another one
 * (1EdTech, dynamic registration 1.0, 3.5.1).
 */
export function isToldAt(issuer: string, address: string): boolean {
  const [own, told] = [new URL(issuer).origin, new URL(address).origin]
  if (!isPlainOrigin(own)) return false
  return HOSTED_CANVAS.test(own) ? isPageOf([CANVAS_PAGES, CANVAS_SIGN_IN], told) : told === own
}
