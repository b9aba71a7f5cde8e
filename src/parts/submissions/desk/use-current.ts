import { useEffect, useRef } from 'react'
import type { DeskStore } from '../../../core/submissions/desk.ts'
import { useStore } from '../../../core/use-store.ts'

/**
 * Tells the list behind which submission is looked at, and goes where the list says. What it says is mostly what it was
 * told itself a moment before, while the person may have gone on already.
 */
export function useCurrent(desk: DeskStore, current: number, onCurrent: (id: number) => void): void {
  const shown = useStore(desk.$current)
  const told = useRef<number[]>([current])
  const latest = useRef(onCurrent)
  latest.current = onCurrent

  useEffect(() => {
    const index = told.current.lastIndexOf(current)
    if (index < 0) desk.show(current)
    told.current = told.current.slice(Math.max(index, 0))
  }, [desk, current])
  useEffect(() => {
    if (told.current.at(-1) === shown) return
    told.current.push(shown)
    latest.current(shown)
  }, [shown])
}
