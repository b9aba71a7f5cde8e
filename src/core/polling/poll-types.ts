import type { ReadableAtom } from 'nanostores'
import type { LoadState } from '../http/load.ts'
import type { Check } from '../http/shape.ts'

/** What one round brings; `unchanged` keeps the very object that is there. */
export type PollAnswer<T> = 'unchanged' | Fresh<T>

export interface Fresh<T> {
  data: T
  etag?: string | undefined
  /** For how long, in ms, the data stays right if nobody changes anything. */
  freshMs?: number | undefined
}

/** What a poll has when its time has come, for `known`. */
export interface Held {
  /** When it was asked for, in ms since 1970. */
  askedAt: number
  etag: string | undefined
  /** When time alone makes it stale. */
  freshUntil: number
}

export interface PollOptions<T> {
  /** Polls with one key are one: they share their requests and their data. */
  key: string
  /** Interval that this subscriber asks for, in ms; the shortest one wins. */
  ms: number
  /** One round. `etag` is what the last answer came with, and undefined when there is no data. */
  run(round: { etag: string | undefined; signal: AbortSignal }): Promise<PollAnswer<T>>
  /**
   * What can be said without a request when a round is due; null asks. `held` is null where there is no data, or the
   * last round failed.
   */
  known?: (held: Held | null) => PollAnswer<T> | null
  /** Whether what is here is known to have changed since it was asked for: the next round does not wait for its interval. */
  isOver?: (held: Held) => boolean
  /** What the data looks like; what another tab tells is taken only if it fits. */
  isData: Check
  /** 'none' asks on signed-out pages too and keeps its data whoever is signed in; default 'required'. */
  session?: 'required' | 'none'
  /** What to say of a failure that brings no sentence of its own. */
  failed?: string
  /** Keeps to its interval whatever has failed: for what is small, and must be noticed soon after an outage. */
  tireless?: boolean
}

export interface Poll<T> {
  $state: ReadableAtom<LoadState<T>>
  /** Asks again at once, as after a change or on Retry; settled when the answer is in `$state`. */
  refresh(): Promise<void>
}

/** What somebody has who wants a poll. */
export interface Membership {
  leave(): void
  refresh(): Promise<void>
}
