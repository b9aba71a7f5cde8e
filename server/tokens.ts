import { createHmac, timingSafeEqual } from 'node:crypto'
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose'
import { limits } from '../src/contract/limits.ts'
import { refuse } from './errors.ts'

const ISSUER = 'classroom-exchange'
const AUDIENCE = 'teacher'

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

  const refreshMac = ({ familyId, generation }: RefreshClaims) =>
    createHmac('sha256', refreshKey).update(`${familyId}.${generation}`).digest('base64url')

  const adminMac = (familyId: string) => createHmac('sha256', adminKey).update(familyId).digest('base64url')

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
        .setExpirationTime(`${limits.ACCESS_TOKEN_VALID_SECONDS}s`)
        .sign(accessKey),

    /** @throws refusals: 403 without a code when it is ours and too old, otherwise 401 */
    async readAccess(token: string): Promise<AccessClaims> {
      try {
        const { payload } = await jwtVerify(token, accessKey, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'exp', 'fam'],
        })
        return { teacherId: Number(payload.sub), familyId: String(payload.fam) }
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

    /** Stands for a value that a table should recognise and nobody should read. */
    blind: (...parts: string[]): string =>
      createHmac('sha256', scopeKey).update(JSON.stringify(parts)).digest('base64url'),
  }
}

export type Tokens = ReturnType<typeof createTokens>
