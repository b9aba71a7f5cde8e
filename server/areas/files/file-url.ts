import { FILE_URL_VALID_SECONDS } from '../../../src/contract/limits/files.ts'
import type { Tokens } from '../../tokens.ts'

const VALID_MS = FILE_URL_VALID_SECONDS * 1_000

/** Addresses end together, so that within an hour a file has one, which a browser keeps. */
const endOf = (now: number) => (Math.floor(now / VALID_MS) + 2) * VALID_MS

/** Until when (ms since 1970) files have the addresses that they have now, all of them good for an hour yet. */
export const addressesHoldUntil = (now: number): number => endOf(now) - VALID_MS - 1

/** Where a file can be had, by whoever has the address, for one to two hours: a path of this service. */
export function fileUrl(tokens: Tokens, name: string, now = Date.now()): { url: string; expires_at: string } {
  const expires = endOf(now)
  const query = new URLSearchParams({
    expires: String(expires),
    signature: tokens.linkMac('file', name, String(expires)),
  })
  return { url: `/files/${name}?${query}`, expires_at: new Date(expires).toISOString() }
}

/** For how many seconds an address is still good; 0 when it is not, or not one of ours. */
export function secondsLeft(
  tokens: Tokens,
  name: string,
  { expires = '', signature = '' }: { expires?: string | undefined; signature?: string | undefined },
  now = Date.now(),
): number {
  if (!tokens.isLinkMac(signature, 'file', name, expires)) return 0
  return Math.max(0, Math.floor((Number(expires) - now) / 1_000))
}
