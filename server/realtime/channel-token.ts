import { CHANNEL_TOKEN_VALID_SECONDS } from '../../src/contract/limits/realtime.ts'
import type { Tokens } from '../tokens.ts'

const PURPOSE = 'channel'

/** Who may listen to a channel: a teacher, in one session. */
export interface ChannelClaims {
  teacherId: number
  familyId: string
}

type Macs = Pick<Tokens, 'linkMac' | 'isLinkMac'>

const partsOf = (channel: string, { teacherId, familyId }: ChannelClaims, expires: string) =>
  [PURPOSE, channel, String(teacherId), familyId, expires] as const

/** What lets one session listen to one channel, for a short while; nothing of it is kept. */
export function signChannel(
  tokens: Macs,
  channel: string,
  claims: ChannelClaims,
): { auth: string; expires_at: string } {
  const expiresAt = Date.now() + CHANNEL_TOKEN_VALID_SECONDS * 1_000
  const mac = tokens.linkMac(...partsOf(channel, claims, String(expiresAt)))
  return {
    auth: [claims.teacherId, claims.familyId, expiresAt, mac].join('.'),
    expires_at: new Date(expiresAt).toISOString(),
  }
}

/** Whom a token lets listen to this channel; null for one that is too old, of another channel, or none of ours. */
export function readChannel(tokens: Macs, channel: string, auth: string): ChannelClaims | null {
  const [, id, familyId, expires, mac] =
    /^(\d{1,10})\.([0-9a-f-]{36})\.(\d{13})\.([\w-]{43})$/.exec(auth) ?? []
  if (!id || !familyId || !expires || !mac || Date.now() >= Number(expires)) return null
  const claims = { teacherId: Number(id), familyId }
  return tokens.isLinkMac(mac, ...partsOf(channel, claims, expires)) ? claims : null
}
