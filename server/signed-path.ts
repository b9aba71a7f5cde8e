import type { Tokens } from './tokens.ts'

/** What a path stands for, and how long it is good for. */
export interface SignedPath {
  /** The first part of what is signed, so that an address of one kind is none of another. */
  purpose: string
  /** `/files/`: the name of what is asked for comes after it. */
  folder: string
  validMs: number
}

/** Addresses end together, so that for a while a thing has one, which a browser keeps. */
export const endOf = ({ validMs }: SignedPath, now: number) => (Math.floor(now / validMs) + 2) * validMs

/** A path of this service that is good for `validMs` to twice as long, for whoever has it. */
export function signPath(
  tokens: Tokens,
  kind: SignedPath,
  name: string,
  now = Date.now(),
): { url: string; expires_at: string } {
  const expires = endOf(kind, now)
  const query = new URLSearchParams({
    expires: String(expires),
    signature: tokens.linkMac(kind.purpose, name, String(expires)),
  })
  return { url: `${kind.folder}${name}?${query}`, expires_at: new Date(expires).toISOString() }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** For how many seconds a path is still good, by its query; 0 when it is not, or not one of ours. */
export function secondsLeft(
  tokens: Tokens,
  { purpose }: SignedPath,
  name: string,
  query: Record<string, unknown>,
  now = Date.now(),
): number {
  const expires = text(query.expires)
  if (!tokens.isLinkMac(text(query.signature), purpose, name, expires)) return 0
  return Math.max(0, Math.floor((Number(expires) - now) / 1_000))
}
