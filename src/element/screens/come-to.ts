import { focusHeadingOf } from '../heading-focus.ts'

/** Where the focus is, shadow roots included. */
function focusedIn(root: Document | ShadowRoot): HTMLElement | null {
  const { activeElement } = root
  const inner = activeElement?.shadowRoot && focusedIn(activeElement.shadowRoot)
  return inner || (activeElement as HTMLElement | null)
}

/** Takes somebody who has pressed elsewhere on the page to an element: it comes in sight, with the focus on its heading. */
export function comeTo(element: HTMLElement): void {
  element.scrollIntoView()
  focusedIn(element.ownerDocument)?.blur()
  focusHeadingOf(element)
}
