import { atom, onStart, onStop } from 'nanostores'
import type { LoadState } from '../http/load.ts'
import type { Membership, Poll, PollOptions } from './poll-types.ts'
import { joinPoll } from './shared-poll.ts'

/**
 * A list that keeps itself up to date while somebody listens to `$state`. It asks only while the page is shown and
 * a teacher is signed in, catches up when the page is shown again, waits longer after each failure, and forgets its
 * data with the session (decision 22).
 */
export function createPoll<T>(options: PollOptions<T>): Poll<T> {
  const $state = atom<LoadState<T>>({ at: 'loading' })
  let membership: Membership | null = null

  onStart($state, () => {
    membership = joinPoll(options, state => $state.set(state))
    if ($state.value?.at === 'loading') return
    // what joining brought at once came before the listener that started this: React would not hear of it
    queueMicrotask(() => {
      if (membership) $state.notify()
    })
  })
  onStop($state, () => {
    membership?.leave()
    membership = null
  })

  return { $state, refresh: () => membership?.refresh() ?? Promise.resolve() }
}
