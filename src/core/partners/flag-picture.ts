import { flagPath } from '../../contract/rules/flags.ts'
import { serviceUrl } from '../http/address.ts'

/** Where the flag of a country is, by its ISO code; null where that is none. */
export function flagPicture(iso: string): string | null {
  const path = flagPath(iso)
  return path === null ? null : serviceUrl(path)
}
