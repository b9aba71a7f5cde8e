import { limits } from '../../contract/limits.ts'
import { explain } from '../http/explain.ts'
import { CallFailure } from '../http/failure.ts'
import { common } from '../messages/common.ts'
import { platform } from '../platform.ts'
import { onAccountChange } from '../session/on-account-change.ts'
import { $user } from '../session/session.ts'
import type { PollOptions, PollState } from './poll-types.ts'

export interface Membership {
  leave(): void
  refresh(): Promise<void>
}

interface Member<T> {
  ms: number
  show(state: PollState<T>): void
}

/** A poll that lost its last member stays this long, so that moving an element does not start it anew. */
const LINGER_MS = 1_000

// biome-ignore lint/suspicious/noExplicitAny: the key stands for the type of the data
const polls = new Map<string, SharedPoll<any>>()

/** Joins the poll of that key, which begins with its first member and goes with its last. */
export function joinPoll<T>(options: PollOptions<T>, show: (state: PollState<T>) => void): Membership {
  let poll: SharedPoll<T> | undefined = polls.get(options.key)
  if (!poll) {
    poll = new SharedPoll(options)
    polls.set(options.key, poll)
  }
  return poll.join({ ms: options.ms, show })
}

class SharedPoll<T> {
  readonly #options: PollOptions<T>
  readonly #members = new Set<Member<T>>()
  readonly #stopListening: (() => void)[]
  #state: PollState<T> = { at: 'loading' }
  #etag: string | undefined
  #failures = 0
  #askedAt: number | null = null
  #round: { controller: AbortController; done: Promise<void> } | null = null
  #refreshing: Promise<void> | null = null
  #callOff: () => void = () => {}
  #planned = false

  constructor(options: PollOptions<T>) {
    this.#options = options
    this.#stopListening = [
      platform.onVisibility(() => this.#plan(true)),
      platform.onOnline(() => this.#recover()),
      onAccountChange(() => this.#startOver()),
    ]
  }

  join(member: Member<T>): Membership {
    this.#members.add(member)
    member.show(this.#state)
    this.#planSoon()
    return {
      leave: () => this.#leave(member),
      refresh: () => this.#refresh(),
    }
  }

  #leave(member: Member<T>): void {
    this.#members.delete(member)
    this.#callOff()
    if (this.#members.size > 0) this.#plan()
    else this.#callOff = platform.after(LINGER_MS, () => this.#end())
  }

  #end(): void {
    this.#round?.controller.abort()
    for (const stop of this.#stopListening) stop()
    polls.delete(this.#options.key)
  }

  /** In a microtask: reading a store that nobody listens to joins and leaves at once, and must not ask. */
  #planSoon(): void {
    if (this.#planned) return
    this.#planned = true
    queueMicrotask(() => {
      this.#planned = false
      this.#plan()
    })
  }

  /** Sets the clock for the next round; `eager` does not wait out what failures have added to the interval. */
  #plan(eager = false): void {
    if (this.#members.size === 0) return
    this.#callOff()
    if (this.#round || !platform.isVisible() || !$user.get()) return
    const interval = Math.min(...Array.from(this.#members, ({ ms }) => ms))
    const pause = eager ? interval : withBackoff(interval, this.#failures)
    const wait = this.#askedAt === null ? 0 : this.#askedAt + pause - platform.now()
    if (wait <= 0) this.#ask()
    else this.#callOff = platform.after(wait, () => this.#ask())
  }

  /** The network is back: what failed without it need not wait any longer. */
  #recover(): void {
    if (this.#failures > 0) this.#askedAt = null
    this.#plan()
  }

  /** Whoever refreshes in the same task shares the round; one that began earlier may not know the change yet. */
  #refresh(): Promise<void> {
    this.#refreshing ??= Promise.resolve().then(() => {
      this.#refreshing = null
      if (this.#members.size === 0 || !$user.get()) return
      this.#callOff()
      return this.#ask()
    })
    return this.#refreshing
  }

  #ask(): Promise<void> {
    this.#round?.controller.abort()
    const controller = new AbortController()
    this.#askedAt = platform.now()
    const done = this.#settle(controller).finally(() => {
      if (this.#round?.controller !== controller) return
      this.#round = null
      this.#plan()
    })
    this.#round = { controller, done }
    return done
  }

  async #settle({ signal }: AbortController): Promise<void> {
    try {
      const answer = await this.#options.run({ etag: this.#etag, signal })
      if (signal.aborted) return
      this.#failures = 0
      if (answer !== 'unchanged') {
        this.#etag = answer.etag
        this.#show({ at: 'ready', data: answer.data })
      } else if (this.#state.at === 'failed' && this.#state.data !== undefined) {
        this.#show({ at: 'ready', data: this.#state.data })
      }
    } catch (error) {
      if (signal.aborted || (error instanceof CallFailure && error.kind === 'session-ended')) return
      this.#failures += 1
      const reason = explain(error, this.#options.failed ?? common.loadFailed)
      const data = this.#state.at === 'loading' ? undefined : this.#state.data
      this.#show({ at: 'failed', reason, error, ...(data !== undefined && { data }) })
    }
  }

  #show(state: PollState<T>): void {
    this.#state = state
    for (const { show } of this.#members) show(state)
  }

  /** Nothing of one account is left for the next. */
  #startOver(): void {
    this.#round?.controller.abort()
    this.#round = null
    this.#callOff()
    this.#etag = undefined
    this.#failures = 0
    this.#askedAt = null
    this.#show({ at: 'loading' })
    if (this.#members.size > 0) this.#planSoon()
    else this.#end()
  }
}

function withBackoff(interval: number, failures: number): number {
  return Math.min(interval * 2 ** failures, Math.max(interval, limits.POLL_BACKOFF_MAX_MS))
}
