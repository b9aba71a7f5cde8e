import type { Body } from '../../contract/endpoints/all.ts'
import { call } from '../http/call.ts'
import type { BaseOptions } from '../http/call-types.ts'
import { CallFailure } from '../http/failure.ts'
import { platform } from '../platform.ts'
import { deviceWord } from './device.ts'
import { discard } from './discard.ts'
import { readHanded } from './read-session.ts'
import { $current, type Session } from './session.ts'
import { endSession, startSession } from './session-changes.ts'

export interface Credentials {
  email: string
  password: string
  /** 'Keep me signed in'. */
  keep: boolean
}

/**
 * Asks the server for a session (P1 §2 Login) without making it the one of this page: nobody notices until `start`.
 * One that is not wanted after all is given to `discard`.
 *
 * @throws CallFailure; a wrong pair is `refused` with status 401, a disabled teacher has error code 20 and an
 * unverified email error code 24
 */
export async function authenticate(
  { email, password, keep }: Credentials,
  options: BaseOptions = {},
): Promise<Session> {
  const device = deviceWord()
  const input = { email, password, ...(device === undefined ? {} : { device }) }
  const { data } = await call('POST /api/teacher/login', input, options)
  const { token, refreshToken, ...user } = { ...data }
  return newSession({ user, token, refreshToken, keep })
}

/**
 * Works as a teacher with the one-time codes of a masquerade link (P1 §6, decision 12): a session of this tab alone,
 * with both identities. Whoever was signed in before is signed out.
 */
export async function enterAsTeacher(codes: Body<'POST /api/teacher/login-as-teacher'>): Promise<void> {
  const { data } = await call('POST /api/teacher/login-as-teacher', codes)
  const { token, refreshToken, token_admin, operator, ...user } = { ...data }
  start(newSession({ user, token, refreshToken, token_admin, operator, keep: false }))
}

/** A session out of what the server gave, which is checked like everything from outside. */
function newSession(given: Omit<Session, 'id' | 'renewals'>): Session {
  if (!readHanded(given)) throw new CallFailure('unreadable', { status: 200 })
  return { ...given, id: platform.newId(), renewals: 0 }
}

/** Makes a session the one of this page. Whoever was signed in before is signed out, in every tab. */
export function start(session: Session): void {
  const before = $current.get()
  startSession(session)
  if (before) discard(before)
}

/** Signs a teacher in: `authenticate`, then `start`. */
export async function signIn(credentials: Credentials): Promise<Session> {
  const session = await authenticate(credentials)
  start(session)
  return session
}

async function leave(reason: 'signed-out' | 'signed-out-by-page'): Promise<void> {
  const session = $current.get()
  if (!session) return
  endSession(session.id, reason)
  await discard(session)
}

/**
 * Ends the session, here and in every tab, at once; the server is told, and may be out of reach. It takes nothing, so
 * that a button may do it as it is: what a press hands over is no reason.
 */
export const signOut = (): Promise<void> => leave('signed-out')

/** The same where a script of the page wants it. */
export const signOutByPage = (): Promise<void> => leave('signed-out-by-page')

let handedBefore: string | null = null

/**
 * Takes a session that the embedding page hands over, with `keep` false unless said otherwise. Handing over the same
 * one again changes nothing, since its refresh token has been used up meanwhile.
 *
 * @returns false when the value is no session
 */
export function handSession(value: unknown): boolean {
  const handed = readHanded(value)
  if (!handed) return false
  const id = `handed:${handed.refreshToken}`
  if (id === handedBefore || id === $current.get()?.id) return true
  handedBefore = id
  const { token_admin, operator, keep = false, ...parts } = handed
  startSession({
    ...parts,
    keep,
    id,
    renewals: 0,
    ...(token_admin && { token_admin }),
    ...(operator && { operator }),
  })
  return true
}
