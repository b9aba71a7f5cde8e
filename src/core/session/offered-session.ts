import type { HandedSession } from './read-session.ts'
import type { SessionEndReason } from './session-end-reasons.ts'

/** What a page is told when it is asked for a session. */
export interface SessionQuestion {
  /** Why there is none: how the last one ended, or `missing` where there was none. */
  reason: SessionEndReason | 'missing'
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
}

/** What a page may answer with. */
export type Found = HandedSession | null | undefined

/** A page's way to a session of the teacher that it knows; null or undefined when it knows none. */
export type FetchSession = (question: SessionQuestion) => Found | Promise<Found>

/** What an element has from its page. */
export interface Offer {
  fetch: FetchSession
  /** Told when nothing comes of it: what was thrown, or a TypeError for what is no session. */
  onTrouble(error: unknown): void
}
