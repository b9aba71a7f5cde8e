import { platform } from '../platform.ts'

/**
 * An address that a page's author has written, as `https://…` without query, hash and the slash at its end. A relative
 * one belongs to the page.
 * @returns null for one that is no http(s) address: it must neither be asked nor linked to
 */
export function httpAddress(written: string): string | null {
  const page = platform.address()
  if (!URL.canParse(written, page)) return null
  const { protocol, origin, pathname } = new URL(written, page)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return (origin + pathname).replace(/\/+$/, '')
}
