import {
  LTI_ID_MAX_CHARACTERS,
  LTI_PLATFORM_NAME_MAX_CHARACTERS,
  LTI_URL_MAX_CHARACTERS,
} from '../../../src/contract/limits/lti.ts'
import { nameOf } from '../../admin/argument.ts'
import { UsageError } from '../../admin/command.ts'
import { isOwnHost } from '../../own-origin.ts'
import { pageOriginsOf, pagesOfIssuer } from './page-origins.ts'

/** What the operator calls a platform. */
export const platformNameOf = (given: string): string =>
  nameOf(given, { what: 'A platform', most: LTI_PLATFORM_NAME_MAX_CHARACTERS })

/** An id as a platform has given it, which is compared letter by letter. */
export function idTextOf(given: string | undefined, option: string): string {
  if (!given) throw new UsageError(`Say it as the platform does: --${option}`)
  if (given.length > LTI_ID_MAX_CHARACTERS)
    throw new UsageError(`--${option} has ${LTI_ID_MAX_CHARACTERS} letters at most.`)
  return given
}

/** An address of a platform: by HTTPS, or on this machine. */
export function addressOf(given: string | undefined, option: string): string {
  const address = given !== undefined && URL.canParse(given) ? new URL(given) : null
  const isSafe =
    address?.protocol === 'https:' ||
    (address?.protocol === 'http:' && isOwnHost(address.host, 'http://localhost'))
  if (given === undefined || !isSafe || given.length > LTI_URL_MAX_CHARACTERS)
    throw new UsageError(`--${option} is an address that begins with https://`)
  return given
}

/** Whose pages show ours: those that are named, or those of the issuer. */
export function pagesOf(given: string | undefined, issuer: string): string[] {
  const pages = pageOriginsOf(given ?? pagesOfIssuer(issuer))
  if (typeof pages === 'string') throw new UsageError(pages)
  return pages
}
