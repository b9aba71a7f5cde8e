import { atom, onStart, type ReadableAtom } from 'nanostores'
import { explain } from '../http/explain.ts'
import { common } from '../messages/common.ts'
import type { PollState } from '../polling/poll-types.ts'
import { onAccountChange } from '../session/on-account-change.ts'
import { $user } from '../session/session.ts'

export interface Reference<T> {
  $state: ReadableAtom<PollState<T>>
  /** Asks again after a failure. */
  retry(): Promise<void>
}

/** A list that changes with a release: asked for once in a session, when somebody first listens to it. */
export function createReference<T>(load: () => Promise<{ data: T }>): Reference<T> {
  const $state = atom<PollState<T>>({ at: 'loading' })
  let running: Promise<PollState<T>> | null = null

  async function retry(): Promise<void> {
    if (running || $state.get().at === 'ready' || !$user.get()) return
    $state.set({ at: 'loading' })
    const mine = outcome(load)
    running = mine
    const state = await mine
    if (running !== mine) return
    running = null
    $state.set(state)
  }

  function loadForListeners() {
    if ($state.lc > 0) retry()
  }

  onAccountChange(() => {
    running = null
    $state.set({ at: 'loading' })
    loadForListeners()
  })
  // in a microtask: reading a store that nobody listens to starts it for that moment
  onStart($state, () => queueMicrotask(loadForListeners))

  return { $state, retry }
}

async function outcome<T>(load: () => Promise<{ data: T }>): Promise<PollState<T>> {
  try {
    return { at: 'ready', data: (await load()).data }
  } catch (error) {
    return { at: 'failed', reason: explain(error, common.loadFailed), error }
  }
}
