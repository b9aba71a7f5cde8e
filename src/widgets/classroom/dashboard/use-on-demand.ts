import { atom } from 'nanostores'
import { type ComponentType, useState } from 'react'
import type { Load, LoadState } from '../../../core/http/load.ts'
import { useStore } from '../../../core/use-store.ts'

export interface OnDemand<Props> {
  /** Pressed, and its code is not here yet. */
  isComing: boolean
  /** Why its code did not come. */
  failed: string | null
  /** What to show; null while it is not asked for. */
  View: ComponentType<Props> | null
  open: () => void
  close: () => void
}

const $notAsked = atom<LoadState<never>>({ at: 'loading' })

/** Whether such a view is open, and how far its code is. */
export function useOnDemand<Props>(load: Load<ComponentType<Props>>): OnDemand<Props> {
  const [isOpen, setOpen] = useState(false)
  const state = useStore<LoadState<ComponentType<Props>>>(isOpen ? load.$state : $notAsked)
  return {
    isComing: isOpen && state.at === 'loading',
    failed: state.at === 'failed' ? state.reason : null,
    View: state.at === 'ready' ? state.data : null,
    open() {
      setOpen(true)
      if (state.at === 'failed') void load.retry()
    },
    close: () => setOpen(false),
  }
}
