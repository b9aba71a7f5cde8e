import type { SucceedingTokens } from '../../contract/entities/user.ts'
import { CallFailure } from '../http/failure.ts'
import { type Incoming, type Outgoing, send } from '../http/send.ts'
import { fits, isFilled, orMissing } from '../http/shape.ts'
import { withLock } from '../tabs/with-lock.ts'
import { discard } from './discard.ts'
import { findNewer } from './newer-session.ts'
import { $current, type Session } from './session.ts'
import { renewSession } from './session-changes.ts'
import { storageKey } from './stored-session.ts'

/** The call that ends the session it is made with; the tokens of the one that follows are in its answer. */
const SUCCEEDED_BY = 'POST /api/teacher/accounts/password'

const lockName = () => `${storageKey()}:succeed`

/** What this page itself waits for where there are no locks. */
let running: Promise<unknown> = Promise.resolve()

/** Whether the answer to this call brings the tokens of another session. */
export const isSucceeded = ({ key }: Outgoing): boolean => key === SUCCEEDED_BY

/**
 * Sends such a call and takes the tokens that it brings, for every element and tab: to them it is the same session
 * with newer tokens. It goes on when whoever asked has lost interest, since nobody could sign in with the tokens of
 * before; an answer that never comes ends the session.
 */
export function sendSucceeded({ signal: _, ...out }: Outgoing, session: Session): Promise<Incoming> {
  const sent = withLock(lockName(), async () => {
    const incoming = await send({ ...out, keepalive: true }, session)
    const given = incoming.reply?.data
    if (!isTokens(given)) throw new CallFailure('unreadable', { status: 200 })
    const { token, refreshToken, token_admin } = given
    const tokens = { token, refreshToken, ...(token_admin && { token_admin }) }
    const next = { ...session, ...tokens, renewals: session.renewals + 1 }
    renewSession(next)
    // signed out meanwhile, which has ended the session before this one
    if ($current.get()?.id !== session.id) await discard(next)
    return incoming
  })
  running = Promise.allSettled([running, sent])
  return sent
}

const isTokens = fits({
  token: isFilled,
  refreshToken: isFilled,
  token_admin: orMissing(isFilled),
}) as (value: unknown) => value is SucceedingTokens

/**
 * Waits while such a call is under way, here or in another tab: the server may have ended the session that was refused
 * before its answer came.
 * @returns the session with the newer tokens, or null: it is over indeed
 */
export async function findSuccessor(refused: Session): Promise<Session | null> {
  await running
  return withLock(lockName(), () => findNewer(refused))
}
