import { loader as t } from '../core/messages/loader.ts'

let sheet: CSSStyleSheet | undefined

function rootOf(element: HTMLElement): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(
      ':host(:not([hidden])){display:block}div{min-height:96px;padding:16px;border-radius:12px;background:#8881;font:16px system-ui}',
    )
  }
  root.adoptedStyleSheets = [sheet]
  return root
}

const tag = (name: string, text = '') => Object.assign(document.createElement(name), { textContent: text })

/** A quiet box in the place of an element whose code is on its way. */
export function showLoading(element: HTMLElement): void {
  const box = tag('div')
  box.ariaBusy = 'true'
  box.role = 'status'
  box.ariaLabel = t.loading
  rootOf(element).replaceChildren(box)
}

/** Says that the code did not come, offers another attempt and tells the page by `cx-error`. */
export function showFailure(element: HTMLElement, error: unknown, retry: () => void): void {
  const box = tag('div', t.failed)
  const button = tag('button', t.retry)
  box.role = 'alert'
  button.onclick = retry
  box.append(button)
  rootOf(element).replaceChildren(box)
  const detail = { message: t.failed, error }
  element.dispatchEvent(new CustomEvent('cx-error', { bubbles: true, composed: true, detail }))
}
