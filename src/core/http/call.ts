import type { EndpointKey, Reply } from '../../contract/endpoints/all.ts'
import { TEACHER_DISABLED } from '../../contract/error-codes/session.ts'
import { newerThan } from '../session/newer-session.ts'
import { renew } from '../session/renew.ts'
import { $current, type Session } from '../session/session.ts'
import { endSession } from '../session/session-changes.ts'
import { findSuccessor, isSucceeded, sendSucceeded } from '../session/succession.ts'
import type { CallArguments } from './call-types.ts'
import { CallFailure } from './failure.ts'
import { isOpen } from './open-keys.ts'
import { type Incoming, type Outgoing, send } from './send.ts'

/**
 * Makes a call of the contract and gives its reply, the whole envelope:
 * `call('GET /api/teacher/classrooms/{id}', undefined, { params: { id: 7 } })`.
 *
 * An expired access token is replaced and the call repeated once, unseen by the caller. A 401 ends the session, with
 * code 20 as locked (P1 §8 Session).
 *
 * @throws CallFailure; `explain` makes a sentence of it
 */
export async function call<K extends EndpointKey>(key: K, ...args: CallArguments<K>): Promise<Reply<K>> {
  const { reply } = await request(outgoing(key, args))
  return reply as Reply<K>
}

/** An answer to a question with an ETag: unchanged, or the reply with its own ETag and freshness, if it has them. */
export type Fresh<K extends EndpointKey> = 'unchanged' | (Omit<Incoming, 'reply'> & { reply: Reply<K> })

/** The same as `call` for whoever has an answer already: `etag` is what it came with. */
export async function callIfChanged<K extends EndpointKey>(
  etag: string | undefined,
  key: K,
  ...args: CallArguments<K>
): Promise<Fresh<K>> {
  const { reply, ...about } = await request({ ...outgoing(key, args), etag })
  return reply === null ? 'unchanged' : { reply: reply as Reply<K>, ...about }
}

function outgoing<K extends EndpointKey>(key: K, [input, options]: CallArguments<K>): Outgoing {
  const { params, signal, timeoutMs, keepalive, idempotencyKey } = {
    params: undefined,
    signal: undefined,
    timeoutMs: undefined,
    keepalive: false,
    idempotencyKey: undefined,
    ...options,
  }
  return { key, input, params, signal, timeoutMs, keepalive, idempotencyKey }
}

async function request(out: Outgoing): Promise<Incoming> {
  if (isOpen(out.key)) return answered(out, await send(out, null))
  const attempt = (session: Session) => (isSucceeded(out) ? sendSucceeded(out, session) : send(out, session))
  return answered(out, await asSignedIn(attempt, out.signal))
}

/**
 * Makes an attempt as whoever is signed in, and makes it again where its token has expired: for requests that are not
 * of the contract, such as pieces of an upload. What the server says no to is a CallFailure that the attempt throws.
 *
 * @throws CallFailure, and whatever else the attempt throws
 */
export async function asSignedIn<T>(
  attempt: (session: Session) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const session = $current.get()
  if (!session) throw new CallFailure('session-ended')
  return attemptAs(session, attempt, signal)
}

/** Nobody but whoever has an answer can be told that it has not changed. */
function answered({ etag }: Outgoing, incoming: Incoming): Incoming {
  if (incoming.reply === null && !etag) throw new CallFailure('unreadable', { status: 304 })
  return incoming
}

/** `minted`: the tokens of this session were just made for this call, so they cannot have expired. */
async function attemptAs<T>(
  session: Session,
  attempt: (session: Session) => Promise<T>,
  signal: AbortSignal | undefined,
  minted = false,
): Promise<T> {
  try {
    const result = await unlessAborted(attempt(session), signal)
    if ($current.get()?.id !== session.id) throw new CallFailure('session-ended')
    return result
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    if (error.kind === 'aborted') throw error
    const current = $current.get()
    if (current?.id !== session.id) throw new CallFailure('session-ended', { cause: error })
    if (endsSession(error)) {
      // a token that was replaced meanwhile says nothing about the one in its place
      const newer = newerThan(session) ?? (await unlessAborted(findSuccessor(session), signal))
      if (newer) return attemptAs(newer, attempt, signal)
      endSession(session.id, error.errorCode === TEACHER_DISABLED ? 'locked' : 'logged-out-by-server')
      throw new CallFailure('session-ended', {
        status: error.status,
        errorCode: error.errorCode,
        cause: error,
      })
    }
    if (!isExpired(error)) throw error
    if (minted) {
      endSession(session.id, 'refresh-failed')
      throw new CallFailure('session-ended', { status: error.status, cause: error })
    }
    const renewal = await unlessAborted(renew(session), signal)
    return attemptAs(renewal.session, attempt, signal, renewal.minted)
  }
}

/** 401, unless it comes with a code that has a meaning of its own. */
function endsSession({ status, errorCode }: CallFailure): boolean {
  return status === 401 && (errorCode === undefined || errorCode === TEACHER_DISABLED)
}

/** 403 without a code: the access token has expired. With one, the person may not do this (decisions, The calls). */
function isExpired({ kind, status, errorCode }: CallFailure): boolean {
  return kind === 'refused' && status === 403 && errorCode === undefined
}

function unlessAborted<T>(job: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return job
  return new Promise<T>((resolve, reject) => {
    const callOff = () => reject(new CallFailure('aborted'))
    signal.addEventListener('abort', callOff, { once: true })
    job.then(resolve, reject).finally(() => signal.removeEventListener('abort', callOff))
  })
}
