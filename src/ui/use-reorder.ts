import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { followReorder, type Moved, type ReorderOptions } from './reorder.ts'

interface UseReorder extends Omit<ReorderOptions, 'isGrid'> {
  isGrid: boolean
  isOff: boolean
  /** The ids as they stand. */
  ids: readonly number[]
}

/** Lets rows of a list be moved; the handle of one that was dropped by keyboard keeps the focus. */
export function useReorder(list: { readonly current: HTMLElement | null }, options: UseReorder): void {
  const { isOff, ids } = options
  const dropped = useRef<number | null>(null)
  const isGrid = useEffectEvent(() => options.isGrid)
  const heard = useEffectEvent((moved: Moved) => {
    if (moved.at === 'dropped') dropped.current = moved.id
    options.onMoved(moved)
  })

  useEffect(() => {
    const element = list.current
    if (!element || isOff) return undefined
    return followReorder(element, { isGrid: () => isGrid(), onMoved: moved => heard(moved) })
  }, [list, isOff])

  // the browser takes the focus away from what is put elsewhere in the page
  useLayoutEffect(() => {
    const id = dropped.current
    dropped.current = null
    if (id === null || ids.length === 0) return
    list.current?.querySelector<HTMLElement>(`[data-row="${id}"] [data-handle]`)?.focus()
  }, [list, ids])
}
