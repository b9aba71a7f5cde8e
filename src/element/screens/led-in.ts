import { type RefObject, useEffect } from 'react'
import { keepReadyInside } from '../inner-element.ts'

/** The `ref` of an inner element that somebody has pressed for: they go on in it, by useLedIn, as soon as it is there. */
export function leadInto(inner: HTMLElement | null): void {
  keepReadyInside(inner)
  if (!inner) return
  inner.tabIndex = -1
  // an element of ours gives the focus to its first control, and may have none yet
  HTMLElement.prototype.focus.call(inner, { preventScroll: true })
}

/** Whether somebody was led to this element, and has not gone on. */
export function isLedTo(element: HTMLElement): boolean {
  const root = element.getRootNode()
  return (
    (root instanceof ShadowRoot || root instanceof Document) &&
    root.activeElement === element &&
    !element.shadowRoot?.activeElement
  )
}

/** Whoever was led to the element goes on at this control of it, once that is here. */
export function useLedIn(element: HTMLElement, control: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isLedTo(element)) control.current?.focus()
  }, [element, control])
}
