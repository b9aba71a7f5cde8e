import { createHmac, timingSafeEqual } from 'node:crypto'
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose'
import { ACCESS_TOKEN_VALID_SECONDS } from '../src/contract/limits/session.ts'
import { refuse } from './errors.ts'
import { createMemory } from './memory.ts'

const ISSUER = 'classroom-exchange'
const AUDIENCE = 'teacher'

/** Tokens whose signature was right and need not be checked again with every poll; the session always is. */
const KNOWN_TOKENS_MAX = 5_000

export interface AccessClaims {
  teacherId: number
  familyId: string
}

export interface RefreshClaims {
  familyId: string
  generation: number
}

/**
 * Signs and reads both kinds of token. Both live and die with the secret: another one signs everybody out.
 */
export function createTokens(secret: Uint8Array) {
  const key = (purpose: string) => createHmac('sha256', secret).update(purpose).digest()
  const accessKey = key('access')
  const refreshKey = key('refresh')
  const scopeKey = key('scope')
  const adminKey = key('admin')
  const linkKey = key('link')

  const refreshMac = ({ familyId, generation }: RefreshClaims) =>
    createHmac('sha256', refreshKey).update(`${familyId}.${generation}`).digest('base64url')

  const adminMac = (familyId: string) => createHmac('sha256', adminKey).update(familyId).digest('base64url')

  const linkMac = (...parts: string[]) =>
    createHmac('sha256', linkKey).update(JSON.stringify(parts)).digest('base64url')

  const known = createMemory<{ claims: AccessClaims; expiresAt: number }>(KNOWN_TOKENS_MAX)

  return {
    /** The operator's half of a masquerade session; derived, so that nothing of it is stored. */
    adminToken: adminMac,

    /** Whether `token` is the operator's half of this session. */
    isAdminToken(familyId: string, token: string | undefined): boolean {
      const [expected, given] = [Buffer.from(adminMac(familyId)), Buffer.from(token ?? '')]
      return expected.length === given.length && timingSafeEqual(expected, given)
    },

    /** An access token, good for 15 minutes. */
    signAccess: ({ teacherId, familyId }: AccessClaims): Promise<string> =>
      new SignJWT({ fam: familyId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(teacherId))
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_VALID_SECONDS}s`)
        .sign(accessKey),

    /** @throws refusals: 403 without a code when it is ours and too old, otherwise 401 */
    async readAccess(token: string): Promise<AccessClaims> {
      const before = known.get(token)
      if (before && Date.now() < before.expiresAt) return before.claims
      try {
        const { payload } = await jwtVerify(token, accessKey, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'exp', 'fam'],
        })
        const claims = { teacherId: Number(payload.sub), familyId: String(payload.fam) }
        known.set(token, { claims, expiresAt: Number(payload.exp) * 1_000 })
        return claims
      } catch (error) {
        throw refuse(error instanceof joseErrors.JWTExpired ? 'accessExpired' : 'signInAgain')
      }
    },

    /**
     * The refresh token of a family's generation. It is derived, not drawn: tabs that refresh at the same moment
     * with the same token all get the same successor, and the database needs no token.
     */
    refreshToken: (claims: RefreshClaims): string =>
      `${claims.familyId}.${claims.generation}.${refreshMac(claims)}`,

    /** What a refresh token says, or null when it is not one of ours. */
    readRefresh(token: string): RefreshClaims | null {
      const [, familyId, generation, mac] = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
      if (!familyId || !generation || !mac) return null
      const claims = { familyId, generation: Number(generation) }
      const expected = Buffer.from(refreshMac(claims))
      return timingSafeEqual(expected, Buffer.from(mac)) ? claims : null
    },

    /** Makes an address that only the server can have written; the first part says what it is for. */
    linkMac,

    /** Whether `given` is the mac of these parts. */
    isLinkMac(given: string, ...parts: string[]): boolean {
      const [expected, found] = [Buffer.from(linkMac(...parts)), Buffer.from(given)]
      return expected.length === found.length && timingSafeEqual(expected, found)
    },

    /** Stands for a value that a table should recognise and nobody should read. */
    blind: (...parts: string[]): string =>
      createHmac('sha256', scopeKey).update(JSON.stringify(parts)).digest('base64url'),
  }
}

export type Tokens = ReturnType<typeof createTokens>
