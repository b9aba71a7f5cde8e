import { CallFailure } from '../http/failure.ts'
import { failedLoad, type LoadState } from '../http/load.ts'
import { common } from '../messages/common.ts'
import type { PollNews } from './poll-line.ts'
import type { Held, PollAnswer } from './poll-types.ts'

/** What a poll has found out so far, by itself or from other tabs. */
export class PollRecord<T> {
  readonly #failed: string
  readonly #show: (state: LoadState<T>) => void
  #state: LoadState<T> = { at: 'loading' }
  #held: Held | null = null
  #failures = 0

  /**
   * @param failed what to say of a failure that brings no sentence of its own
   * @param show told each time there is something else to show
   */
  constructor(failed: string | undefined, show: (state: LoadState<T>) => void) {
    this.#failed = failed ?? common.loadFailed
    this.#show = show
  }

  get state(): LoadState<T> {
    return this.#state
  }

  /** What the data came with; null when there is none. */
  get held(): Held | null {
    return this.#held
  }

  /** How many rounds have failed in a row. */
  get failures(): number {
    return this.#failures
  }

  get #data(): T | undefined {
    return this.#state.at === 'loading' ? undefined : this.#state.data
  }

  /** Takes an answer; unchanged keeps the very object that is there. */
  take(answer: PollAnswer<T>, askedAt: number): void {
    this.#failures = 0
    if (answer !== 'unchanged') {
      const { data, etag, freshMs = 0 } = answer
      this.#held = { askedAt, etag, freshUntil: askedAt + freshMs }
      this.#become({ at: 'ready', data })
      return
    }
    if (this.#held) this.#held = { ...this.#held, askedAt }
    if (this.#state.at === 'failed' && this.#data !== undefined) {
      this.#become({ at: 'ready', data: this.#data })
    }
  }

  /** Takes a failure, which leaves the data as it is. */
  fail(error: unknown): void {
    this.#failures += 1
    this.#become(failedLoad(this.#state, error, this.#failed))
  }

  /**
   * Takes what another tab has found out.
   * @returns false when it says that the data is unchanged, but other data is here
   */
  hear(news: PollNews): boolean {
    if (news.at === 'failed') {
      this.fail(new CallFailure(news.kind, news))
      return true
    }
    const isHere = this.#held !== null && news.etag !== undefined && news.etag === this.#held.etag
    if (!isHere && news.at === 'unchanged') return false
    const freshMs = news.freshUntil - news.askedAt
    const fresh = news.at === 'answered' && { data: news.data as T, etag: news.etag, freshMs }
    this.take(isHere || !fresh ? 'unchanged' : fresh, news.askedAt)
    return true
  }

  /** What to tell other tabs that want the data; null when there is none, or it is not of the last round. */
  news(): PollNews | null {
    if (!this.#held || this.#state.at !== 'ready') return null
    return { at: 'answered', data: this.#state.data, ...this.#held }
  }

  clear(): void {
    this.#held = null
    this.#failures = 0
    this.#become({ at: 'loading' })
  }

  #become(state: LoadState<T>): void {
    this.#state = state
    this.#show(state)
  }
}
