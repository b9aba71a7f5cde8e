import { isFocusLost } from '../ui/focus-inside.ts'

const HEADINGS = 'h1, h2, h3, h4, h5, h6'

function focusHeading(root: ShadowRoot): boolean {
  const heading = [...root.querySelectorAll<HTMLElement>(HEADINGS)].find(
    found => !found.closest('dialog') && found.checkVisibility(),
  )
  if (!heading) return false
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
  }
  heading.focus()
  return true
}

/**
 * Gives the focus to the first heading of an element, where a screen reader says what has come, as soon as there is
 * one; not any more when the person has gone elsewhere meanwhile. Call it as soon as the content has changed.
 * @returns stops waiting for it
 */
export function focusHeadingOf(element: HTMLElement): () => void {
  const root = element.shadowRoot
  // React gives the focus back to the tag in the same moment, which hands it on to its first control
  if (root?.activeElement instanceof HTMLElement) root.activeElement.blur()
  if (!root || !isFocusLost(element) || focusHeading(root)) return () => {}
  const observer = new MutationObserver(() => {
    if (!isFocusLost(element) || focusHeading(root)) observer.disconnect()
  })
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}
