import { everywhere } from './everywhere.ts'
import { ofOurs } from './look.ts'

/** What people press, and what they type into. */
const CONTROLS = 'a[href], button, input, select, textarea, summary'

const isUnder = (control: DOMRect, box: DOMRect) =>
  control.width > 0 &&
  control.left < box.right &&
  control.right > box.left &&
  control.top < box.bottom &&
  control.bottom > box.top

function coversControls(panel: Element): boolean {
  const box = panel.getBoundingClientRect()
  return ofOurs(document)
    .flatMap(({ shadowRoot }) => (shadowRoot ? everywhere(CONTROLS, shadowRoot) : []))
    .some(control => isUnder(control.getBoundingClientRect(), box))
}

/** Puts the panel at the side where it covers nothing that an element is used by; folded, where both would. */
export function placeClear(panel: HTMLElement, details: HTMLDetailsElement): void {
  details.open = true
  for (const isLeft of [false, true]) {
    panel.classList.toggle('left', isLeft)
    if (!coversControls(panel)) return
  }
  panel.classList.remove('left')
  details.open = false
}
