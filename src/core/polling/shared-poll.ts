import { CALL_TIMEOUT_MS, POLL_FOLLOWER_MS } from '../../contract/limits/polling.ts'
import { TABS_ANSWER_MS } from '../../contract/limits/session.ts'
import { $apiBase } from '../http/api-base.ts'
import type { LoadState } from '../http/load.ts'
import { platform } from '../platform.ts'
import { onAccountChange } from '../session/on-account-change.ts'
import { $user } from '../session/session.ts'
import { inOneTab } from '../tabs/one-tab.ts'
import { $changedAt } from './last-word.ts'
import { askTabs, hasOtherTabs, listenToPoll, whoseData } from './poll-line.ts'
import { dueAt } from './poll-pause.ts'
import { PollRecord } from './poll-record.ts'
import { PollRounds } from './poll-rounds.ts'
import type { Membership, PollOptions } from './poll-types.ts'

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
 * The poll of one key on this page: who wants it, and when its next round is due. Of all tabs that have it, one asks
 * and tells the others: whichever is due first, and that is the one that asked before
 * (docs/decisions/polls-between-tabs.md).
 */
class SharedPoll<T> {
  readonly #options: PollOptions<T>
  readonly #members = new Set<Member<T>>()
  readonly #stopListening: (() => void)[]
  readonly #record: PollRecord<T>
  readonly #rounds: PollRounds<T>
  #refreshing: Promise<void> | null = null
  #callOff: () => void = () => {}
  #planned = false
  /** From asking whether another tab is at it until the lock, where it was free, is given back. */
  #isTakingTurn = false

  constructor(options: PollOptions<T>) {
    this.#options = options
    this.#record = new PollRecord(options.failed, state => {
      for (const { show } of this.#members) show(state)
    })
    this.#rounds = new PollRounds(options, this.#record, () => this.#plan())
    this.#stopListening = [
      platform.onVisibility(() => this.#plan(true)),
      platform.onOnline(() => this.#recover()),
      $changedAt.listen(() => this.#plan()),
      listenToPoll(options, {
        onNews: news => this.#rounds.hear(news),
        onQuestion: after => this.#rounds.tellData(after),
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
    this.#rounds.callOff()
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
    if (this.#rounds.isRunning || !mayAsk) return
    const failures = eager || this.#options.tireless ? 0 : this.#record.failures
    const held = this.#record.failures === 0 ? this.#record.held : null
    const overSince = held && this.#options.isOver?.(held) ? held.askedAt : null
    const { askedAt, follows } = this.#rounds
    const turn = follows && !eager ? POLL_FOLLOWER_MS : 0
    const due = dueAt({ interval: this.#interval, failures, askedAt, overSince })
    const wait = due + turn - platform.now()
    if (wait <= 0) this.#due()
    else this.#callOff = platform.after(wait, () => this.#due())
  }

  /** The network is back: what failed without it need not wait any longer. */
  #recover(): void {
    if (this.#record.failures > 0) this.#rounds.forgetWhen()
    this.#plan()
  }

  /** Whoever refreshes in the same task shares the round; one that began earlier may not know the change yet. */
  #refresh(): Promise<void> {
    this.#refreshing ??= Promise.resolve().then(() => {
      this.#refreshing = null
      if (!this.#isWanted) return
      this.#callOff()
      return this.#rounds.ask()
    })
    return this.#refreshing
  }

  /** A round's time has come: what is known already answers it, else one of the tabs asks. */
  #due(): void {
    const { held, failures } = this.#record
    const known = this.#options.known?.(failures === 0 ? held : null)
    if (known) {
      const askedAt = this.#rounds.roundWithoutCall()
      if (known !== 'unchanged') this.#record.take(known, askedAt)
      this.#plan()
    } else if (!hasOtherTabs()) {
      this.#rounds.ask()
    } else if (this.#rounds.askedAt === null) {
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
      if (!isOff) await this.#rounds.ask()
    })
    this.#isTakingTurn = false
    if (ran || isOff) return this.#plan()
    const patience = Math.min(this.#interval, CALL_TIMEOUT_MS)
    this.#callOff = platform.after(patience, () => this.#takeTurn(true))
  }

  /** Nothing of one account is left for the next. */
  #startOver(): void {
    this.#callOff()
    this.#rounds.startOver()
    if (this.#members.size > 0) this.#planSoon()
    else this.#end()
  }
}
