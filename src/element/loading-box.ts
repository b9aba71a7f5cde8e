import { failed, loading, retry as retryLabel } from '../core/messages/loader.ts'

const make = <Tag extends 'div' | 'button'>(tag: Tag, values: Partial<HTMLElementTagNameMap[Tag]>) =>
  Object.assign(document.createElement(tag), values)

function show(element: HTMLElement, box: Partial<HTMLElement>, ...content: (Node | string)[]) {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  const shown = make('div', { lang: 'en', dir: 'ltr', ...box })
  // set by script, which a strict policy allows, and which any document takes
  shown.style.cssText = 'padding:32px;background:#8881'
  shown.append(...content)
  root.replaceChildren(shown)
}

/** A quiet box in the place of an element whose code is on its way. */
export function showLoading(element: HTMLElement): void {
  show(element, { role: 'status', ariaLabel: loading })
}

/** Says that the code did not come, offers another attempt and tells the page by `cx-error`. */
export function showFailure(element: HTMLElement, error: unknown, retry: () => void): void {
  show(element, { role: 'alert' }, failed, make('button', { textContent: retryLabel, onclick: retry }))
  const detail = { message: failed, error }
  element.dispatchEvent(new CustomEvent('cx-error', { bubbles: true, composed: true, detail }))
}
