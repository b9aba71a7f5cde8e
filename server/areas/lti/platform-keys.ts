import { createRemoteJWKSet, customFetch, type FetchImplementation, type RemoteJWKSet } from 'jose'
import { createMemory } from '../../memory.ts'
import { askOutside } from './outside.ts'
import type { Platform } from './repository/platforms.ts'

/** Platforms whose keys are remembered, on each node. */
const PLATFORMS_REMEMBERED = 500
const KEYS_MAX_BYTES = 262_144

/** The keys of a platform could not be read. */
export class KeysAway extends Error {
  override name = 'KeysAway'
}

const fetchKeys =
  (mayBeHere: boolean): FetchImplementation =>
  async url => {
    try {
      const { status, json } = await askOutside(url, { maxBytes: KEYS_MAX_BYTES, mayBeHere })
      if (status !== 200) throw new Error(`status ${status}`)
      return Response.json(json)
    } catch (cause) {
      throw new KeysAway('the keys of a platform could not be read', { cause })
    }
  }

/**
 * The keys of platforms, which are read when they are first asked for, again after ten minutes, and for a key that is not
 * among them half a minute after the last time.
 */
export function createPlatformKeys(): (
  platform: Pick<Platform, 'id' | 'jwks_url' | 'may_be_here'>,
) => RemoteJWKSet {
  const known = createMemory<RemoteJWKSet>(PLATFORMS_REMEMBERED)
  return ({ id, jwks_url, may_be_here }) => {
    const name = `${id} ${jwks_url}`
    const keys =
      known.get(name) ?? createRemoteJWKSet(new URL(jwks_url), { [customFetch]: fetchKeys(may_be_here) })
    known.set(name, keys)
    return keys
  }
}

export type PlatformKeys = ReturnType<typeof createPlatformKeys>
