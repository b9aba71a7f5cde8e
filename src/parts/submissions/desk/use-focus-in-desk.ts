import { type PointerEvent, type RefObject, useLayoutEffect } from 'react'

/** What keeps the focus when it is pressed. */
const KEEPS = '.player, dialog, input, textarea, select, form'

/**
 * Keeps the focus in the desk, whose keys would be lost with it: where what had it is gone, and after a press of the
 * mouse, so that a space plays the video then and does not press the same button again.
 * @param shown what is shown; another one may have taken the focus away
 */
export function useFocusInDesk(root: RefObject<HTMLElement | null>, shown: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another post is another content
  useLayoutEffect(() => {
    const element = root.current
    const place = element?.getRootNode()
    const { activeElement, body } = document
    const isLost =
      !(place instanceof ShadowRoot && place.activeElement) && (!activeElement || activeElement === body)
    if (isLost) element?.focus({ preventScroll: true })
  }, [root, shown])

  return function onPointerUp({ target, pointerType }: PointerEvent): void {
    // a finger presses no keys, and a screen reader's tap would be led to the heading of the desk each time
    if (pointerType !== 'mouse' || (target as Element).closest(KEEPS)) return
    root.current?.focus({ preventScroll: true })
  }
}
