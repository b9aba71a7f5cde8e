import type { Tokens as TokenPair } from '../../../src/contract/entities/user.ts'
import type { Services } from '../../services.ts'
import type { RefreshClaims } from '../../tokens.ts'
import { beginAudit } from '../audit/area.ts'
import { findUser, isDisabled, isPassword, normalEmail, noteSignIn } from '../teachers/area.ts'
import { countAttempt, forgetAttempt, placeOf } from './login-attempts.ts'
import { refuse } from './refusals.ts'
import { findAccount, rememberPlaces } from './repository/places.ts'
import { findFamily, openSession, rotate } from './repository/sessions.ts'
import { revokeFamily } from './revoke.ts'

type SignIn = Pick<Services, 'db' | 'tokens' | 'config'>

/** The tokens of a session at the given generation. */
export async function tokenPair(
  { tokens }: Pick<SignIn, 'tokens'>,
  teacherId: number,
  claims: RefreshClaims,
): Promise<TokenPair> {
  return {
    token: await tokens.signAccess({ teacherId, familyId: claims.familyId }),
    refreshToken: tokens.refreshToken(claims),
  }
}

interface Credentials {
  email: string
  password: string
  ip: string
  /** A random word that the browser keeps; known ones have an allowance of attempts of their own. */
  device?: string | undefined
}

/**
 * Signs a teacher in. Whether the email exists, is verified or disabled is told only to who knows the password.
 * `last_time_login` of the answer is the sign-in before this one, so that the client sees a first one.
 */
export async function signIn(services: SignIn, given: Credentials) {
  const { db } = services
  const email = normalEmail(given.email)
  const place = placeOf(services, given)
  const keys = [place.address, ...(place.device === null ? [] : [place.device])]
  const account = await findAccount(db, email, keys)
  const attempt = await countAttempt(services, { email, ip: given.ip, place, known: account?.known ?? [] })
  const tooMany = () => refuse('tooManyAttempts', { retryAfterSeconds: attempt.retryAfterSeconds })
  if (!attempt.isAllowed && services.config.enumerationPolicy === 'specification') throw tooMany()

  // The neutral policy takes as long past a limit, or its time would tell who has signed in from here.
  const looked = attempt.isAllowed ? (account?.password_hash ?? null) : null
  const isRight = await isPassword(looked, given.password)
  if (services.config.enumerationPolicy === 'neutral') {
    // Who registers is told to verify, also when the email was taken. Neither the answer, nor its time, nor what is
    // counted may tell which it was: two hashes in any case, no attempt forgotten, nothing of it past the limits.
    const registered = attempt.isPastLimits ? null : (account?.registration_hash ?? null)
    const isRegistered = await isPassword(registered, given.password)
    if (isRegistered && !(isRight && account?.is_verified)) throw refuse('emailNotVerified')
  }
  if (!account || !isRight) throw attempt.isPastLimits ? tooMany() : refuse('wrongEmailOrPassword')
  await forgetAttempt(db, attempt)
  if (account.is_disabled) throw refuse('teacherDisabled')
  if (!account.is_verified) throw refuse('emailNotVerified')

  const user = await findUser(services, account.id)
  if (!user) throw refuse('wrongEmailOrPassword')
  const opened = await db.transaction(async transaction => {
    const noted = await noteSignIn(transaction, account.id, account.password_hash)
    // a change of the password has ended all sessions, and would have ended this one
    if (!noted) throw refuse('wrongEmailOrPassword')
    await rememberPlaces(transaction, account.id, keys)
    return { ...noted, claims: await openSession(transaction, account.id) }
  })
  return {
    ...user,
    last_time_login: opened.before?.toISOString() ?? null,
    ...(await tokenPair(services, account.id, opened.claims)),
  }
}

interface Renewal {
  refreshToken: string
  adminToken: string | undefined
}

/**
 * Exchanges a refresh token for a new pair. The one just replaced still gets the pair that replaced it, within the
 * grace, so that tabs which refresh at once stay signed in; one that comes back later was copied, and its family
 * ends. A masquerade session is renewed with its admin token only, and never beyond its end.
 */
export async function refreshSession(
  services: SignIn,
  { refreshToken, adminToken }: Renewal,
): Promise<TokenPair> {
  const { db, tokens } = services
  const claims = tokens.readRefresh(refreshToken)
  if (!claims) throw refuse('signInAgain')
  const mayMasquerade = tokens.isAdminToken(claims.familyId, adminToken)
  const rotated = await rotate(db, claims, { mayMasquerade })
  const teacherId = rotated ?? (await teacherInGrace(db, claims, mayMasquerade))
  await refuseDisabled(db, teacherId)
  return tokenPair(services, teacherId, { familyId: claims.familyId, generation: claims.generation + 1 })
}

async function refuseDisabled(db: Services['db'], teacherId: number): Promise<void> {
  if (await isDisabled(db, teacherId)) throw refuse('teacherDisabled')
}

async function teacherInGrace(
  db: Services['db'],
  claims: RefreshClaims,
  mayMasquerade: boolean,
): Promise<number> {
  const family = await findFamily(db, claims.familyId)
  // disabling has ended the family, which is to be told as what it is
  if (family) await refuseDisabled(db, family.teacher_id)
  if (!family?.is_open || (family.operator !== null && !mayMasquerade)) throw refuse('signInAgain')
  if (family.in_grace && family.generation === claims.generation + 1) return family.teacher_id
  await revokeFamily(db, claims.familyId)
  throw refuse('signInAgain')
}

interface Ending {
  refreshToken: string
  requestId: string
}

/** Ends the session of a refresh token; a token that is not one of ours ends nothing. */
export async function signOut({ db, tokens }: SignIn, { refreshToken, requestId }: Ending): Promise<void> {
  const claims = tokens.readRefresh(refreshToken)
  if (!claims) return
  const ended = await revokeFamily(db, claims.familyId)
  if (!ended?.operator) return
  const { teacher_id, operator } = ended
  await beginAudit(db, {
    teacher_id,
    operator,
    method: 'POST',
    path: '/api/teacher/logout',
    status: 200,
    request_id: requestId,
  })
}
