import { atom, computed } from 'nanostores'
import type { Data } from '../../contract/endpoints/all.ts'
import type { PasswordPolicy } from '../../contract/rules/password.ts'
import { call } from '../http/call.ts'

export type Published = Data<'GET /api/teacher/privacy-policy-and-terms-of-use'>

export type PublishedState = { at: 'loading' } | { at: 'failed' } | { at: 'ready'; published: Published }

/** What the operator publishes for new accounts: the texts to agree to, and what a password has to be. */
export function createPublished() {
  const $state = atom<PublishedState>({ at: 'loading' })
  let running: AbortController | null = null

  async function load(): Promise<void> {
    if (running || $state.get().at === 'ready') return
    const mine = new AbortController()
    running = mine
    $state.set({ at: 'loading' })
    try {
      const key = 'GET /api/teacher/privacy-policy-and-terms-of-use'
      const { data } = await call(key, undefined, { signal: mine.signal })
      if (running === mine) $state.set({ at: 'ready', published: data })
    } catch {
      if (running === mine) $state.set({ at: 'failed' })
    } finally {
      if (running === mine) running = null
    }
  }

  /** Until the server has said which, the specification's; the server has the last word in any case. */
  const $policy = computed(
    $state,
    (state): PasswordPolicy => (state.at === 'ready' ? state.published.password_policy : 'specification'),
  )

  return {
    $state,
    $policy,
    load,

    /** Loads now; the returned function calls it off. */
    watch(): () => void {
      load()
      return () => {
        running?.abort()
        running = null
      }
    },
  }
}

export type PublishedStore = ReturnType<typeof createPublished>
