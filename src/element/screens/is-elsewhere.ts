/** Whoever works elsewhere on the page stays there. */
export function isElsewhere(element: HTMLElement): boolean {
  if (element.shadowRoot?.activeElement) return false
  const { activeElement, body } = element.ownerDocument
  return activeElement !== null && activeElement !== body
}
