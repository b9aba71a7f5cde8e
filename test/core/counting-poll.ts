import type { LoadState } from '../../src/core/http/load.ts'
import { isNumber } from '../../src/core/http/shape.ts'
import { createPoll } from '../../src/core/polling/create-poll.ts'
import type { PollAnswer, PollOptions } from '../../src/core/polling/poll-types.ts'

export const SECOND = 1_000
let key = 0

/** A list whose every round gives the next number, unless `next` says otherwise. */
export function counting() {
  const list = {
    rounds: 0,
    etags: [] as (string | undefined)[],
    signals: [] as AbortSignal[],
    key: `list-${++key}`,
    next: (round: number): PollAnswer<number> | Promise<PollAnswer<number>> => ({ data: round }),
    poll: (ms = 15 * SECOND, more: Pick<PollOptions<number>, 'tireless'> = {}) =>
      createPoll<number>({
        ...more,
        key: list.key,
        isData: isNumber,
        ms,
        failed: 'The list failed.',
        async run({ etag, signal }) {
          list.rounds += 1
          list.etags.push(etag)
          list.signals.push(signal)
          return list.next(list.rounds)
        },
      }),
  }
  return list
}

/** Listens like an element does; the states it saw, and a way to stop. */
export function listenTo({ $state }: ReturnType<ReturnType<typeof counting>['poll']>) {
  const states: LoadState<number>[] = []
  const stop = $state.subscribe(state => states.push(state as LoadState<number>))
  return { states, stop, last: () => states.at(-1) }
}
