import { errors, type JWTPayload, jwtVerify } from 'jose'
import type { LaunchRefusal } from '../../../src/contract/server-messages/lti.ts'
import { hashOf } from '../../one-time-code.ts'
import { type LaunchClaims, readClaims } from './claims.ts'
import { faultOfTimes } from './clocks.ts'
import { SIGNED_BY } from './keys.ts'
import { LaunchRefused } from './launch-refused.ts'
import { KeysAway, type PlatformKeys } from './platform-keys.ts'
import type { BegunLaunch } from './repository/launches.ts'

/** Longer than any launch, with the data of a course in it. */
const TOKEN_MAX_CHARACTERS = 65_536

/** The times of a token are looked at afterwards (clocks.ts), with a sentence that says how far a clock is off. */
const ANY_TIME_SECONDS = Number.MAX_SAFE_INTEGER

const UNREADABLE: readonly string[] = [
  errors.JWSInvalid.code,
  errors.JWTInvalid.code,
  errors.JOSENotSupported.code,
]
const AWAY: readonly string[] = [errors.JWKSInvalid.code, errors.JWKSTimeout.code, errors.JOSEError.code]

/** What an error of the signature's check is to whoever launched; null for one that nobody foresaw. */
function refusalOf(error: unknown): 'badLaunch' | 'keysAway' | 'forged' | null {
  if (error instanceof KeysAway) return 'keysAway'
  // a key that cannot be one
  if (error instanceof TypeError || error instanceof DOMException) return 'keysAway'
  if (!(error instanceof errors.JOSEError)) return null
  if (UNREADABLE.includes(error.code)) return 'badLaunch'
  if (AWAY.includes(error.code)) return 'keysAway'
  return 'forged'
}

/** Meant for others as well, it is ours only where the platform says that we asked for it (OpenID Connect core, 3.1.3.7). */
function isForUs({ aud, azp }: JWTPayload, clientId: string): boolean {
  const isShared = Array.isArray(aud) && aud.length > 1
  return azp === clientId || (azp === undefined && !isShared)
}

/**
 * The claims of a launch that its platform has signed, for us, as the answer to this login, and now.
 * @throws {LaunchRefused}
 */
export async function verifyToken(
  token: string,
  { platform, nonce_hash, begun, now }: BegunLaunch,
  keysOf: PlatformKeys,
): Promise<LaunchClaims> {
  const refuse = (refusal: LaunchRefusal, details: { cause?: unknown; minutes?: number } = {}) =>
    new LaunchRefused(refusal, { platform, ...details })
  if (token.length > TOKEN_MAX_CHARACTERS) throw refuse('badLaunch')
  let payload: JWTPayload
  try {
    const verified = await jwtVerify(token, keysOf(platform), {
      algorithms: [SIGNED_BY],
      issuer: platform.issuer,
      audience: platform.client_id,
      clockTolerance: ANY_TIME_SECONDS,
    })
    payload = verified.payload
  } catch (cause) {
    const refusal = refusalOf(cause)
    if (refusal === null) throw cause
    throw refuse(refusal, { cause })
  }
  if (!isForUs(payload, platform.client_id)) throw refuse('forged')
  const claims = readClaims(payload)
  if (!claims) throw refuse('badLaunch')
  if (hashOf(claims.nonce) !== nonce_hash) throw refuse('forged')
  const fault = faultOfTimes({ ...claims, begun, now })
  if (fault) throw refuse(fault.refusal, { minutes: fault.minutes })
  return claims
}
