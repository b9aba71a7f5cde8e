import { CALL_TIMEOUT_MS, POLL_BACKOFF_MAX_MS, POLL_FOLLOWER_MS } from '../../contract/limits/polling.ts'
import { TABS_ANSWER_MS } from '../../contract/limits/session.ts'
import { $apiBase } from '../http/api-base.ts'
import { CallFailure } from '../http/failure.ts'
import type { LoadState } from '../http/load.ts'
import { platform } from '../platform.ts'
import { onAccountChange } from '../session/on-account-change.ts'
import { $user } from '../session/session.ts'
import { inOneTab } from '../tabs/one-tab.ts'
import { askTabs, hasOtherTabs, listenToPoll, type PollNews, tellPoll, whoseData } from './poll-line.ts'
import { PollRecord } from './poll-record.ts'
import type { PollOptions } from './poll-types.ts'

export interface Membership {
  leave(): void
  refresh(): Promise<void>
}

interface Member<T> {
  ms: number
  show(state: LoadState<T>): void
}

/** A poll that lost its last member stays this long, so that moving an element does not start it anew. */
const LINGER_MS = 1_000

// biome-ignore lint/suspicious/noExplicitAny: the key stands for the type of the data
const polls = new Map<string, SharedPoll<any>>()

/** Joins the poll of that key, which begins with its first member and goes with its last. */
export function joinPoll<T>(options: PollOptions<T>, show: (state: LoadState<T>) => void): Membership {
  let poll: SharedPoll<T> | undefined = polls.get(options.key)
  if (!poll) {
    poll = new SharedPoll(options)
    polls.set(options.key, poll)
  }
  return poll.join({ ms: options.ms, show })
}

/**
 * The poll of one key on this page. Of all tabs that have it, one asks and tells the others: whichever is due first,
 * and that is the one that asked before (docs/decisions/polls-between-tabs.md).
 */
class SharedPoll<T> {
  readonly #options: PollOptions<T>
  readonly #members = new Set<Member<T>>()
  readonly #stopListening: (() => void)[]
  readonly #record: PollRecord<T>
  #askedAt: number | null = null
  /** The last round was another tab's. */
  #follows = false
  #round: { controller: AbortController; done: Promise<void> } | null = null
  #refreshing: Promise<void> | null = null
  #callOff: () => void = () => {}
  #planned = false
  /** Waiting to be told whether another tab is asking. */
  #isTakingTurn = false

  constructor(options: PollOptions<T>) {
    this.#options = options
    this.#record = new PollRecord(options.failed, state => {
      for (const { show } of this.#members) show(state)
    })
    this.#stopListening = [
      platform.onVisibility(() => this.#plan(true)),
      platform.onOnline(() => this.#recover()),
      listenToPoll(options, {
        onNews: news => this.#hear(news),
        onQuestion: after => this.#tellData(after),
      }),
    ]
    if (options.session !== 'none') this.#stopListening.push(onAccountChange(() => this.#startOver()))
  }

  join(member: Member<T>): Membership {
    this.#members.add(member)
    member.show(this.#record.state)
    this.#planSoon()
    return {
      leave: () => this.#leave(member),
      refresh: () => this.#refresh(),
    }
  }

  /** The shortest that a member asks for. Counted by hand: pages replace `Array.from`, and lose Sets in it. */
  get #interval(): number {
    let shortest = Number.POSITIVE_INFINITY
    for (const { ms } of this.#members) if (ms < shortest) shortest = ms
    return shortest
  }

  /** Somebody wants to know, and may. */
  get #isWanted(): boolean {
    return this.#members.size > 0 && (this.#options.session === 'none' || $user.get() !== null)
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
    const mayAsk = platform.isVisible() && this.#isWanted
    if (mayAsk && this.#isTakingTurn) return
    this.#callOff()
    if (this.#round || !mayAsk) return
    const pause = eager ? this.#interval : withBackoff(this.#interval, this.#record.failures)
    const turn = this.#follows && !eager ? POLL_FOLLOWER_MS : 0
    const wait = this.#askedAt === null ? 0 : this.#askedAt + pause + turn - platform.now()
    if (wait <= 0) this.#due()
    else this.#callOff = platform.after(wait, () => this.#due())
  }

  /** The network is back: what failed without it need not wait any longer. */
  #recover(): void {
    if (this.#record.failures > 0) this.#askedAt = null
    this.#plan()
  }

  /** Whoever refreshes in the same task shares the round; one that began earlier may not know the change yet. */
  #refresh(): Promise<void> {
    this.#refreshing ??= Promise.resolve().then(() => {
      this.#refreshing = null
      if (!this.#isWanted) return
      this.#callOff()
      return this.#ask()
    })
    return this.#refreshing
  }

  /** A round's time has come: what is known already answers it, else one of the tabs asks. */
  #due(): void {
    const { held, failures } = this.#record
    const known = this.#options.known?.(failures === 0 ? held : null)
    if (known) {
      this.#askedAt = platform.now()
      if (known !== 'unchanged') this.#record.take(known, this.#askedAt)
      this.#plan()
    } else if (!hasOtherTabs()) {
      this.#ask()
    } else if (this.#askedAt === null) {
      askTabs(this.#options, platform.now() - this.#interval)
      this.#callOff = platform.after(TABS_ANSWER_MS, () => this.#takeTurn())
    } else {
      this.#takeTurn()
    }
  }

  /** Asks unless another tab does; `takeOver` no longer waits for one that does not come to an end. */
  async #takeTurn(takeOver = false): Promise<void> {
    let isOff = false
    this.#callOff = () => {
      isOff = true
    }
    this.#isTakingTurn = true
    const lock = `cx-poll@${$apiBase.get()} ${whoseData(this.#options)} ${this.#options.key}`
    const ran = await inOneTab(lock, takeOver, async () => {
      this.#isTakingTurn = false
      if (!isOff) await this.#ask()
    })
    this.#isTakingTurn = false
    if (ran || isOff) return this.#plan()
    const patience = Math.min(this.#interval, CALL_TIMEOUT_MS)
    this.#callOff = platform.after(patience, () => this.#takeTurn(true))
  }

  #ask(): Promise<void> {
    this.#round?.controller.abort()
    const controller = new AbortController()
    const askedAt = platform.now()
    this.#askedAt = askedAt
    this.#follows = false
    const done = this.#settle(controller, askedAt).finally(() => {
      if (this.#round?.controller !== controller) return
      this.#round = null
      this.#plan()
    })
    this.#round = { controller, done }
    return done
  }

  async #settle({ signal }: AbortController, askedAt: number): Promise<void> {
    try {
      const answer = await this.#options.run({ etag: this.#record.held?.etag, signal })
      if (signal.aborted) return
      this.#record.take(answer, askedAt)
      const { held } = this.#record
      if (answer === 'unchanged' && held) tellPoll(this.#options, { at: 'unchanged', ...held })
      else this.#tellData()
    } catch (error) {
      if (signal.aborted || (error instanceof CallFailure && error.kind === 'session-ended')) return
      this.#record.fail(error)
      if (!(error instanceof CallFailure)) return
      const { kind, status, errorCode, message } = error
      tellPoll(this.#options, { at: 'failed', askedAt, kind, status, errorCode, message })
    }
  }

  /** Another tab has asked; its answer counts as ours, unless ours is the later one. */
  #hear(news: PollNews): void {
    if (this.#askedAt !== null && news.askedAt <= this.#askedAt) return
    if (!this.#record.hear(news)) {
      // unchanged for the other tab, but this one has missed the change
      askTabs(this.#options, news.askedAt - 1)
      return
    }
    this.#round?.controller.abort()
    this.#round = null
    this.#askedAt = news.askedAt
    this.#follows = true
    this.#plan()
  }

  /** Tells the other tabs what is here, if it was asked for `after` that moment. */
  #tellData(after = 0): void {
    const news = this.#record.news()
    if (news && news.askedAt > after) tellPoll(this.#options, news)
  }

  /** Nothing of one account is left for the next. */
  #startOver(): void {
    this.#round?.controller.abort()
    this.#round = null
    this.#callOff()
    this.#askedAt = null
    this.#follows = false
    this.#record.clear()
    if (this.#members.size > 0) this.#planSoon()
    else this.#end()
  }
}

function withBackoff(interval: number, failures: number): number {
  return Math.min(interval * 2 ** failures, Math.max(interval, POLL_BACKOFF_MAX_MS))
}
