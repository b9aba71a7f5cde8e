import { CallFailure } from '../http/failure.ts'
import { platform } from '../platform.ts'
import { askTabs, hasOtherTabs, type PollNews, tellPoll } from './poll-line.ts'
import type { PollRecord } from './poll-record.ts'
import type { PollOptions } from './poll-types.ts'

/** Rounds of a poll, this tab's own and those of others: what each brings goes into the record, and out to the tabs. */
export class PollRounds<T> {
  readonly #options: PollOptions<T>
  readonly #record: PollRecord<T>
  readonly #onEnd: () => void
  #askedAt: number | null = null
  #follows = false
  #running: AbortController | null = null

  /** @param onEnd told when a round is over, whoever had it */
  constructor(options: PollOptions<T>, record: PollRecord<T>, onEnd: () => void) {
    this.#options = options
    this.#record = record
    this.#onEnd = onEnd
  }

  /** When the last round began; null when the next one need not wait for any. */
  get askedAt(): number | null {
    return this.#askedAt
  }

  /** The last round was another tab's. */
  get follows(): boolean {
    return this.#follows
  }

  get isRunning(): boolean {
    return this.#running !== null
  }

  /** A round of this tab, in place of one that runs. */
  async ask(): Promise<void> {
    this.callOff()
    const controller = new AbortController()
    this.#running = controller
    const askedAt = platform.now()
    this.#askedAt = askedAt
    this.#follows = false
    try {
      await this.#settle(controller, askedAt)
    } finally {
      if (this.#running === controller) {
        this.#running = null
        this.#onEnd()
      }
    }
  }

  /** A round that needs no request, since its answer is known. */
  roundWithoutCall(): number {
    this.#askedAt = platform.now()
    return this.#askedAt
  }

  /** Another tab has asked; its answer counts as ours, unless ours is the later one. */
  hear(news: PollNews): void {
    if (this.#askedAt !== null && news.askedAt <= this.#askedAt) return
    if (!this.#record.hear(news)) {
      // unchanged for the other tab, but this one has missed the change
      askTabs(this.#options, news.askedAt - 1)
      return
    }
    this.callOff()
    this.#askedAt = news.askedAt
    this.#follows = true
    this.#onEnd()
  }

  /** Tells the other tabs what is here, if it was asked for `after` that moment. */
  tellData(after = 0): void {
    const news = this.#record.news()
    if (news && news.askedAt > after) tellPoll(this.#options, news)
  }

  callOff(): void {
    this.#running?.abort()
    this.#running = null
  }

  /** The next round need not wait. */
  forgetWhen(): void {
    this.#askedAt = null
  }

  startOver(): void {
    this.callOff()
    this.#askedAt = null
    this.#follows = false
    this.#record.clear()
  }

  async #settle({ signal }: AbortController, askedAt: number): Promise<void> {
    try {
      const answer = await this.#options.run({ etag: this.#record.held?.etag, signal })
      if (signal.aborted) return
      this.#record.take(answer, askedAt)
      const { held } = this.#record
      if (answer === 'unchanged' && held) tellPoll(this.#options, { at: 'unchanged', ...held })
      // a long list takes long to copy
      else if (hasOtherTabs()) this.tellData()
    } catch (error) {
      if (signal.aborted || (error instanceof CallFailure && error.kind === 'session-ended')) return
      this.#record.fail(error)
      if (!(error instanceof CallFailure)) return
      const { kind, status, errorCode, message } = error
      tellPoll(this.#options, { at: 'failed', askedAt, kind, status, errorCode, message })
    }
  }
}
