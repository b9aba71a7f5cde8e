import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusHeadingOf } from '../heading-focus.ts'
import { isElsewhere } from './is-elsewhere.ts'

/**
 * Gives the focus to the heading of a screen that opens, and back to what opened it when the first one is shown again.
 *
 * @param path of the open screen; undefined while the first one is shown
 * @param shown the element that is the open screen
 */
export function useScreenFocus(
  element: HTMLElement,
  path: string | undefined,
  shown: RefObject<HTMLElement | null>,
): void {
  const before = useRef(path)
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    const was = before.current
    before.current = path
    if (path === was || isElsewhere(element)) return
    const active = element.shadowRoot?.activeElement
    if (was === undefined) opener.current = active ?? null
    if (path === undefined) return giveBack(element, opener.current)
    if (active instanceof HTMLElement) active.blur()
    if (!shown.current) return
    shown.current.previousElementSibling?.scrollIntoView({ block: 'nearest' })
    return focusHeadingOf(shown.current)
  }, [element, path, shown])
}

function giveBack(element: HTMLElement, opener: Element | null): (() => void) | undefined {
  if (!(opener instanceof HTMLElement && opener.isConnected)) return focusHeadingOf(element)
  opener.focus()
  return undefined
}
