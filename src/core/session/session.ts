import { atom, computed } from 'nanostores'
import type { Tokens, User } from '../../contract/entities/user.ts'
import { session as t } from '../messages/session.ts'
import type { SessionEndReason } from './session-end-reasons.ts'

/** A signed-in teacher. */
export interface Session extends Tokens {
  user: User
  /** Of an administrator who works as this teacher; sent along as `X-Admin-Token`. */
  token_admin?: string
  /** Who that administrator is. */
  operator?: string
  /** 'Keep me signed in' was ticked: the session outlives the tab (decision 27). */
  keep: boolean
  /** Ours, the same in every tab that shares the session. */
  id: string
  /** How often its tokens were replaced: of two copies of a session, the higher one is the newer. */
  renewals: number
}

export interface SessionEnd {
  reason: SessionEndReason
  /** What to tell the person; empty when it was their own doing. */
  sentence: string
}

/** Written by session-changes.ts alone. */
export const $current = atom<Session | null>(null)
export const $lastEnd = atom<SessionEnd | null>(null)

/** The session of this page; null when nobody is signed in. */
export const $session = computed($current, session => session)

/** Who is signed in; stays the same object while tokens are replaced. */
export const $user = computed($current, session => session?.user ?? null)

/** Why the last session ended; null from the next sign-in on. */
export const $sessionEnd = computed($lastEnd, end => end)

const sentences: Record<SessionEndReason, string> = {
  'signed-out': '',
  'signed-out-by-page': '',
  'signed-out-elsewhere': '',
  'logged-out-by-server': t.loggedOut,
  locked: t.locked,
  'refresh-failed': t.expired,
  replaced: t.replaced,
}

/** Whether it was the person's own doing: then nothing of theirs stays behind. */
export const isSignedOut = (end: SessionEnd | null): boolean => end?.sentence === ''

export function sessionEnd(reason: SessionEndReason): SessionEnd {
  return { reason, sentence: sentences[reason] }
}
