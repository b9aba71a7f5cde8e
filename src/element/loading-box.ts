import { failed, loading, retry as retryLabel } from '../core/messages/loader.ts'

const make = <Tag extends 'div' | 'button'>(tag: Tag, values: Partial<HTMLElementTagNameMap[Tag]>) =>
  Object.assign(document.createElement(tag), values)

/** Text, ground, what is pressed and what is written on it: the tokens' values, which are not here yet. */
const looks = {
  default: ['#2b2620,#f4eee5', '#fffefb,#25211d', '#0b6a63,#72d5c6', '#fff,#04302b'],
  players: ['#0c1638,#eff3ff', '#fff,#101a3d', '#1440d8,#86a8ff', '#fff,#030f45'],
}

const lookOf = (element: HTMLElement) =>
  looks[
    /players/i.test(Reflect.get(element, 'brand') ?? element.getAttribute('brand') ?? location.href)
      ? 'players'
      : 'default'
  ].map(colours => `light-dark(${colours})`)

function show(element: HTMLElement, box: Partial<HTMLElement>, ...content: (Node | string)[]) {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  const shown = make('div', { lang: 'en', dir: 'ltr', ...box })
  // set by script, which a strict policy allows, and which any document takes
  shown.style.cssText = 'padding:32px;background:#8881'
  shown.append(...content)
  root.replaceChildren(shown)
  return shown.style
}

/** A quiet box in the place of an element whose code is on its way. */
export function showLoading(element: HTMLElement): void {
  show(element, { role: 'status', ariaLabel: loading })
}

/** Says that the code did not come, offers another attempt and tells the page by `cx-error`. */
export function showFailure(element: HTMLElement, error: unknown, retry: () => void): void {
  const button = make('button', { textContent: retryLabel, onclick: retry })
  const [text, ground, pressed, written] = lookOf(element)
  button.style.cssText = `display:block;margin:16px auto 0;min-height:44px;padding:8px 20px;border:0;border-radius:8px;font:600 medium system-ui;cursor:pointer;background:var(--cx-color-primary,${pressed});color:var(--cx-color-on-primary,${written})`
  show(element, { role: 'alert' }, failed, button).cssText +=
    `;border-radius:12px;text-align:center;font:medium/1.5 system-ui;background:var(--cx-color-surface,${ground});color:var(--cx-color-text,${text})`
  const detail = { message: failed, error }
  element.dispatchEvent(new CustomEvent('cx-error', { bubbles: true, composed: true, detail }))
}
