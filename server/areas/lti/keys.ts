import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { createSeal } from '../../seal.ts'
import type { Services } from '../../services.ts'
import { currentKey, publicKeys, replaceKey, type StoredKey } from './repository/keys.ts'

/** LTI 1.3 asks every platform for this one. */
export const SIGNED_BY = 'RS256'

type KeyServices = Pick<Services, 'db' | 'config'>

const sealOf = ({ config }: KeyServices) => createSeal(config.sessionSecret, 'lti-key')

async function newKey(services: KeyServices): Promise<StoredKey> {
  const pair = await generateKeyPair(SIGNED_BY, { extractable: true })
  const [public_jwk, private_jwk] = await Promise.all([exportJWK(pair.publicKey), exportJWK(pair.privateKey)])
  const kid = await calculateJwkThumbprint(public_jwk)
  return {
    kid,
    public_jwk: { ...public_jwk, kid, alg: SIGNED_BY, use: 'sig' },
    sealed_private: sealOf(services).seal(JSON.stringify(private_jwk)),
  }
}

/** Signs with a new key from now on, and answers with its `kid`; the one before is shown for another day. */
export async function rotateKey(services: KeyServices): Promise<string> {
  const before = await currentKey(services.db)
  const { kid } = await replaceKey(services.db, before?.kid ?? null, await newKey(services))
  return kid
}

/** What was signed for a platform goes there at once. */
const SIGNED_VALID = '5m'

/**
 * The key that signs, with its private half. The first one is made when somebody asks; so is another where the one that signs
 * was sealed with another session secret, since platforms read them anew by their address.
 */
async function usableKey(services: KeyServices): Promise<{ kid: string; private_jwk: JWK }> {
  const current = await currentKey(services.db)
  const opened = current && sealOf(services).open(current.sealed_private)
  if (current && opened) return { kid: current.kid, private_jwk: JSON.parse(opened) }
  const key = await replaceKey(services.db, current?.kid ?? null, await newKey(services))
  return { kid: key.kid, private_jwk: JSON.parse(sealOf(services).open(key.sealed_private) ?? '{}') }
}

/** A token for a platform, good for five minutes. */
export async function signForPlatform(
  services: KeyServices,
  payload: Record<string, unknown>,
): Promise<string> {
  const { kid, private_jwk } = await usableKey(services)
  return new SignJWT(payload)
    .setProtectedHeader({ alg: SIGNED_BY, typ: 'JWT', kid })
    .setIssuedAt()
    .setExpirationTime(SIGNED_VALID)
    .sign(await importJWK(private_jwk, SIGNED_BY))
}

/** The keys with which platforms check what we sign. */
export async function shownKeys(services: KeyServices): Promise<{ keys: Record<string, unknown>[] }> {
  await usableKey(services)
  return { keys: await publicKeys(services.db) }
}
