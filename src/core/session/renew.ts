import type { Tokens } from '../../contract/entities/user.ts'
import { TEACHER_DISABLED } from '../../contract/error-codes/session.ts'
import { CallFailure } from '../http/failure.ts'
import { send } from '../http/send.ts'
import { fits, isFilled } from '../http/shape.ts'
import { withLock } from '../tabs/with-lock.ts'
import { findNewer, newerThan } from './newer-session.ts'
import { $current, type Session } from './session.ts'
import { endSession, renewSession } from './session-changes.ts'
import { storageKey } from './stored-session.ts'
import { findSuccessor } from './succession.ts'

/** `minted` is false when the tokens were there already, so that they may have expired since. */
export interface Renewal {
  session: Session
  minted: boolean
}

let running: { id: string; renewal: Promise<Renewal> } | null = null

/**
 * Replaces the tokens of a session after `refused` was found to be expired, once for all calls, elements and tabs:
 * whoever comes while it runs waits for it, and whoever comes later takes what it brought.
 *
 * @throws CallFailure `session-ended` when the server refuses (the session is over then), another kind when the
 * server could not say (the session stays)
 */
export function renew(refused: Session): Promise<Renewal> {
  const newer = newerThan(refused)
  if (newer) return Promise.resolve({ session: newer, minted: false })
  if (running?.id === refused.id) return running.renewal
  const renewal = withLock(`${storageKey()}:renew`, () => renewAlone(refused)).finally(() => {
    if (running?.renewal === renewal) running = null
  })
  running = { id: refused.id, renewal }
  return renewal
}

async function renewAlone(refused: Session): Promise<Renewal> {
  const newer = await findNewer(refused)
  if (newer) return { session: newer, minted: false }
  if ($current.get()?.id !== refused.id) throw new CallFailure('session-ended')
  try {
    const { token, refreshToken } = await requestTokens(refused)
    renewSession({ ...refused, token, refreshToken, renewals: refused.renewals + 1 })
  } catch (error) {
    if (!isFinal(error)) throw error
    // a tab that we could not wait for may have used the same token first, or the session has a successor
    const session = await findSuccessor(refused)
    if (session) return { session, minted: false }
    endSession(refused.id, error.errorCode === TEACHER_DISABLED ? 'locked' : 'refresh-failed')
    throw new CallFailure('session-ended', { status: error.status, cause: error })
  }
  const session = newerThan(refused)
  if (!session) throw new CallFailure('session-ended')
  return { session, minted: true }
}

async function requestTokens({ refreshToken, ...session }: Session) {
  const request = { key: 'POST /api/teacher/token/refresh', input: { refreshToken } } as const
  const { reply } = await send(request, { ...session, refreshToken }, true)
  const tokens = reply?.data
  if (!isTokens(tokens)) throw new CallFailure('unreadable', { status: 200 })
  return tokens
}

const isPair = fits({ token: isFilled, refreshToken: isFilled })

const isTokens = (value: unknown): value is Tokens => isPair(value)

/** Refused for good: not a server that is overloaded, failing or behind a proxy. */
function isFinal(error: unknown): error is CallFailure {
  if (!(error instanceof CallFailure) || error.kind !== 'refused') return false
  return error.status < 500 && error.status !== 408 && error.status !== 429
}
