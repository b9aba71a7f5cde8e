import { everything } from './page.ts'
import { until } from './until.ts'

const isOutline = (dialog: Element) => dialog.querySelector('.cx-skeleton') !== null

/**
 * The open modal of this title, once it has come to rest: one that shows the outline of what it waits for may be another
 * one afterwards, and counts only where that is what the test is about.
 */
export async function modal(root: Element, title: string, { isComing = false } = {}) {
  const isIt = (dialog: Element) =>
    dialog.querySelector('h2')?.textContent === title && isOutline(dialog) === isComing
  const found = await until(() => openModals(root).find(isIt), `the modal '${title}'`)
  await Promise.all(found.getAnimations().map(animation => animation.finished))
  return found
}

/** All modals that are open, in the whole page by default. */
export function openModals(root: Element = document.body): HTMLDialogElement[] {
  return [...everything(root)].filter(
    (found): found is HTMLDialogElement => found instanceof HTMLDialogElement && found.open,
  )
}

/** What a modal says, by its paragraphs. */
export const sentences = (told: Element) =>
  [...told.querySelectorAll('p')].map(({ textContent }) => textContent)

export const allClosed = () => until(() => openModals().length === 0, 'all modals to close')

/** What has the focus, inside shadow roots too. */
export function focused(): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** Waits until a control has the focus. */
export const hasFocus = (control: Element) => until(() => focused() === control, 'the focus')
