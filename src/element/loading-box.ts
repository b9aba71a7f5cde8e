import { failed, retry as retryLabel } from '../core/messages/loader.ts'

/**
 * The box and its button have one look, set by script, which a strict policy allows and any document takes: the page's
 * own font and colour on a tint that suits every background. What our brands look like comes with the code.
 */
const make = (tag: string, values: object) =>
  Object.assign(document.createElement(tag), values, {
    style: 'font:inherit;padding:1em;border-radius:1em;border:0;color:inherit;background:#8882',
  })

/** Shows a box in the place of an element, and nothing else there. */
export function showBox(element: HTMLElement, values: object, ...content: (Node | string)[]): void {
  const box = make('div', { ...values, dir: 'ltr', lang: 'en' })
  box.append(...content)
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  root.replaceChildren(box)
}

/** Says that the code did not come, offers another attempt and tells the page by `cx-error`. */
export function showFailure(element: HTMLElement, error: unknown, retry: () => void): void {
  const button = make('button', { onclick: retry, textContent: retryLabel })
  // an empty paragraph is the shortest way to a line's distance between the two
  showBox(element, { role: 'alert' }, failed, document.createElement('p'), button)
  element.dispatchEvent(
    new CustomEvent('cx-error', { bubbles: true, composed: true, detail: { message: failed, error } }),
  )
}
