import { everywhere } from './everywhere.ts'

/** What Escape belongs to while it is open. */
const OPEN = ':modal, :popover-open, [aria-modal="true"]'

const isOnPage = () => !document.activeElement || document.activeElement === document.body

/**
 * Takes the panel away by Escape, from inside of it or where nothing on the page has the focus, and gives the focus back
 * to whatever had it.
 *
 * @returns the same for a button
 */
export function wayOut(panel: HTMLElement): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let before: unknown

  function close() {
    const isInside = document.activeElement === panel
    ended.abort()
    panel.remove()
    if (isInside && before instanceof HTMLElement && before.isConnected) before.focus()
  }

  document.addEventListener(
    'focusout',
    event => {
      // what has it inside of a shadow root, and not the root's element
      if (event.relatedTarget === panel) before = event.composedPath()[0]
    },
    { signal },
  )
  panel.addEventListener('focusin', ({ relatedTarget }) => {
    // from the page itself
    if (!relatedTarget) before = undefined
  })
  panel.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return
    // what is open on the page stays so
    event.stopPropagation()
    close()
  })
  document.addEventListener(
    'keydown',
    ({ key, defaultPrevented }) => {
      if (key === 'Escape' && !defaultPrevented && isOnPage() && everywhere(OPEN).length === 0) close()
    },
    { signal },
  )
  return close
}
