/**
 * Whoever is at a comment that goes, or whose buttons change, is led to the next one that waits, or else to its message;
 * where that goes as well, to the board. Call it before it is drawn anew.
 */
export function leadOn({ shadowRoot }: HTMLElement, commentId: number): void {
  const own = shadowRoot?.querySelector(`[data-comment="${commentId}"]`)
  if (!shadowRoot || !own?.contains(shadowRoot.activeElement)) return
  const next = [...shadowRoot.querySelectorAll<HTMLElement>('[data-approve] button')].find(
    button => !own.contains(button) && own.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const goal = next ?? own.closest('[data-message]')?.querySelector<HTMLElement>('[aria-expanded]')
  goal?.focus()
  requestAnimationFrame(() => {
    if (!shadowRoot.activeElement) shadowRoot.querySelector<HTMLElement>('[data-board]')?.focus()
  })
}
