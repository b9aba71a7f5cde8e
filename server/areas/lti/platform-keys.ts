import { createRemoteJWKSet, customFetch, type FetchImplementation, type RemoteJWKSet } from 'jose'
import { createMemory } from '../../memory.ts'
import type { Platform } from './repository/platforms.ts'

/** Platforms whose keys are remembered, on each node. */
const PLATFORMS_REMEMBERED = 500
const KEYS_MAX_BYTES = 262_144

/** The keys of a platform could not be read. */
export class KeysAway extends Error {
  override name = 'KeysAway'
}

async function readBounded({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body ?? []) {
    bytes += piece.byteLength
    if (bytes > KEYS_MAX_BYTES) throw new Error(`more than ${KEYS_MAX_BYTES} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

const fetchKeys: FetchImplementation = async (url, options) => {
  try {
    const response = await fetch(url, options)
    if (response.status !== 200) throw new Error(`status ${response.status}`)
    return new Response(await readBounded(response))
  } catch (cause) {
    throw new KeysAway('the keys of a platform could not be read', { cause })
  }
}

/**
 * The keys of platforms, which are read when they are first asked for, again after ten minutes, and for a key that is not
 * among them half a minute after the last time.
 */
export function createPlatformKeys(): (platform: Pick<Platform, 'id' | 'jwks_url'>) => RemoteJWKSet {
  const known = createMemory<RemoteJWKSet>(PLATFORMS_REMEMBERED)
  return ({ id, jwks_url }) => {
    const name = `${id} ${jwks_url}`
    const keys = known.get(name) ?? createRemoteJWKSet(new URL(jwks_url), { [customFetch]: fetchKeys })
    known.set(name, keys)
    return keys
  }
}

export type PlatformKeys = ReturnType<typeof createPlatformKeys>
