import { pictureName } from '../../contract/rules/rich-text.ts'
import { serviceUrl } from '../http/address.ts'
import { platform } from '../platform.ts'

/**
 * Where the picture of a rich text is to be had; null for one that has only a name, or is none of ours. In a page of
 * another origin the text's own `/files/…` would lead to that page's server.
 */
export const pictureAddress = (src: string): string | null =>
  src.startsWith('/') && pictureName(src) !== null ? serviceUrl(src) : null

/** The other way round, for what was copied from a page that shows it; any other address stays as it is. */
export function picturePath(src: string): string {
  const home = new URL(serviceUrl('/files/'), platform.address()).href
  return src.startsWith(home) ? `/files/${src.slice(home.length)}` : src
}
