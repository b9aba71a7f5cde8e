import { type RefObject, useLayoutEffect } from 'react'
import { focusInside, onceFocusIsLost } from '../ui/focus-inside.ts'

/**
 * Gives the focus back to what had it when an element came that opens a modal of its own, once that element is gone: its
 * modal knows nothing of what is around it, and as long as it is there nothing else takes the focus.
 */
export function useFocusReturned(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const inner = ref.current
    const root = inner?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    const { activeElement } = root
    return () =>
      onceFocusIsLost(inner as HTMLElement, () => {
        if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
        focusInside(root, { preventScroll: true })
      })
  }, [ref])
}
