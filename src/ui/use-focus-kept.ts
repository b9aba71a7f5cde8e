import { type RefObject, useLayoutEffect } from 'react'
import { focusInside, holdFocus } from './focus-inside.ts'

/**
 * Keeps the focus near where it was when what had it goes away, such as a button that has done its work: the first
 * control of what comes in its place, else of the whole root, else of what that stands in.
 */
export function useFocusKept(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    const place = element?.parentElement
    const root = element?.getRootNode()
    if (!element || !place || !(root instanceof ShadowRoot)) return
    return () => {
      if (!element.contains(root.activeElement)) return
      const { activeElement: outermost } = document
      holdFocus()
      // what comes in its place is there once React is through
      queueMicrotask(() => {
        if (element.isConnected || document.activeElement !== document.body) return
        // what has left the page takes no focus
        for (const part of [place, root]) focusInside(root, { preventScroll: true }, part)
        if (!root.activeElement && outermost instanceof HTMLElement) outermost.focus({ preventScroll: true })
      })
    }
  }, [ref])
}
