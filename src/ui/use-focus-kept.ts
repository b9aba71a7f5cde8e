import { type RefObject, useLayoutEffect } from 'react'
import { focusHold, focusInside, isFocusLost } from './focus-inside.ts'

/**
 * Keeps the focus near where it was when what had it goes away, such as a button that has done its work: the first
 * control of what comes in its place, else of the outermost element.
 */
export function useFocusKept(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    const place = element?.parentNode as ParentNode
    const root = element?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    return () => {
      if (!element?.contains(root.activeElement)) return
      focusHold.current = true
      const outermost = document.activeElement as HTMLElement
      // what comes in its place is there once React is through
      queueMicrotask(() => {
        focusHold.current = false
        if (!isFocusLost(element)) return
        // what has left the page takes no focus; where something in it has, an element leaves it there
        focusInside(root, { preventScroll: true }, place)
        outermost.focus({ preventScroll: true })
      })
    }
  }, [ref])
}
