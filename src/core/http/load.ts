import { atom, onStart, onStop, type ReadableAtom } from 'nanostores'
import { common } from '../messages/common.ts'
import { explain } from './explain.ts'

/** What there is to show of something that is asked for. A failure keeps the data that was there before. */
export type LoadState<T> =
  | { at: 'loading' }
  | { at: 'ready'; data: T }
  | { at: 'failed'; reason: string; error: unknown; data?: T }

/** The state after a failure. */
export function failedLoad<T>(before: LoadState<T>, error: unknown, sentence: string): LoadState<T> {
  const data = before.at === 'loading' ? undefined : before.data
  return { at: 'failed', reason: explain(error, sentence), error, ...(data !== undefined && { data }) }
}

export interface LoadOptions {
  /** What to say of a failure that brings no sentence of its own. */
  failed?: string
  /** Whether there is anybody to ask for. */
  isWanted?: () => boolean
}

export interface Load<T> {
  readonly $state: ReadableAtom<LoadState<T>>
  /** Asks again after a failure; whoever asks while it runs waits for the same answer. */
  retry(): Promise<void>
  /** Asks again in any case; what is there stays in sight until the new answer. */
  refresh(): Promise<void>
  /** Drops what is there, and asks anew for those who still listen. */
  startOver(): void
}

/**
 * Something that is asked for once, when somebody first listens to it, and kept from then on. It is called off when
 * nobody listens any more before it has come.
 */
export function createLoad<T>(
  ask: (signal: AbortSignal) => Promise<{ data: T }>,
  { failed = common.loadFailed, isWanted = () => true }: LoadOptions = {},
): Load<T> {
  const $state = atom<LoadState<T>>({ at: 'loading' })
  let running: { controller: AbortController; done: Promise<void> } | null = null

  /** `value`: what is there, without starting the store. */
  const state = () => $state.value ?? { at: 'loading' }

  async function settle({ signal }: AbortController): Promise<void> {
    let next: LoadState<T>
    try {
      next = { at: 'ready', data: (await ask(signal)).data }
    } catch (error) {
      next = failedLoad(state(), error, failed)
    }
    if (signal.aborted) return
    running = null
    $state.set(next)
  }

  async function refresh(): Promise<void> {
    if (!running) {
      if (!isWanted()) return
      if (state().at === 'failed' && !('data' in state())) $state.set({ at: 'loading' })
      const controller = new AbortController()
      running = { controller, done: Promise.resolve() }
      running.done = settle(controller)
    }
    await running.done
  }

  async function retry(): Promise<void> {
    if (state().at !== 'ready') await refresh()
  }

  function callOff(): void {
    running?.controller.abort()
    running = null
  }

  function loadForListeners(): void {
    if ($state.lc > 0) retry()
  }

  // in a microtask: reading a store that nobody listens to starts it for that moment
  onStart($state, () => queueMicrotask(loadForListeners))
  onStop($state, callOff)

  return {
    $state,
    retry,
    refresh,
    startOver() {
      callOff()
      $state.set({ at: 'loading' })
      loadForListeners()
    },
  }
}
