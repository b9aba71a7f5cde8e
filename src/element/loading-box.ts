import { failed, loading, retry as retryLabel } from '../core/messages/loader.ts'

/**
 * The box and its button have one look, set by script, which a strict policy allows and any document takes: the page's
 * own font and colour on a tint that suits every background. What our brands look like comes with the code.
 */
const make = (tag: string, values: object) =>
  Object.assign(document.createElement(tag), values, {
    style: 'font:inherit;padding:1em;border:0;border-radius:1em;background:#8882;color:inherit',
  })

function show(element: HTMLElement, values: object, ...content: (Node | string)[]) {
  const box = make('div', { ...values, lang: 'en', dir: 'ltr' })
  box.append(...content)
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  root.replaceChildren(box)
}

/** A quiet box in the place of an element whose code is on its way. */
export function showLoading(element: HTMLElement): void {
  show(element, { role: 'status', ariaLabel: loading })
}

/** Says that the code did not come, offers another attempt and tells the page by `cx-error`. */
export function showFailure(element: HTMLElement, error: unknown, retry: () => void): void {
  const button = make('button', { textContent: retryLabel, onclick: retry })
  // an empty paragraph is the shortest way to a line's distance between the two
  show(element, { role: 'alert' }, failed, document.createElement('p'), button)
  element.dispatchEvent(
    new CustomEvent('cx-error', { bubbles: true, composed: true, detail: { message: failed, error } }),
  )
}
