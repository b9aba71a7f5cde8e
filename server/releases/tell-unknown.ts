export interface Told {
  /** In the console, to the page by `cx-error`, and in the box of `?cx-debug`. */
  told: string
  /** In the place of each element. */
  shown: string
  /** What the box is called, and what its button says. */
  title: string
  close: string
  /** What to write, each below a sentence. */
  lines: readonly (readonly [sentence: string, line: string])[]
}

/** Runs in a page, as text: names nothing from outside of itself, and has to get along with whatever the page has. */
export function tellUnknown({ told, shown, title, close, lines }: Told): void {
  // biome-ignore lint/suspicious/noConsole: who has written the page looks there first
  console.error([told, ...lines.flat()].join('\n'))
  const { attachShadow } = Element.prototype
  let hasBox = false
  let hasBegun = false

  const make = (tag: string, style: string, values: object, ...content: (Node | string)[]) => {
    const made = Object.assign(document.createElement(tag), values)
    made.style.cssText = style
    made.append(...content)
    return made
  }
  const font = '14px/1.45 system-ui,sans-serif'

  function showBox() {
    if (hasBox) return
    hasBox = true
    const host = make('div', 'all:initial', {})
    const code =
      'display:block;padding:4px 6px;border-radius:6px;background:#8883;font:12px/1.5 monospace;user-select:all'
    const button = `flex-shrink:0;min-height:32px;padding:4px 12px;border:1px solid;border-radius:8px;font:${font};background:none;color:inherit`
    attachShadow
      .call(host, { mode: 'open' })
      .append(
        make(
          'section',
          `position:fixed;inset:auto auto 12px 12px;z-index:2147483647;box-sizing:border-box;width:min(440px,100vw - 24px);max-height:50vh;overflow:auto;overflow-wrap:anywhere;padding:16px;border:1px solid #8a8f98;border-radius:12px;color-scheme:light dark;background:light-dark(#fff,#1c2024);color:light-dark(#1c2024,#eceef0);font:${font}`,
          { lang: 'en', dir: 'ltr', ariaLabel: title, tabIndex: 0 },
          make(
            'div',
            'display:flex;gap:8px;justify-content:space-between;align-items:start',
            {},
            make('h2', 'margin:0;font-size:15px', {}, title),
            make('button', button, { type: 'button', onclick: () => host.remove() }, close),
          ),
          make('p', '', {}, told),
          ...lines.map(([sentence, line]) => make('p', '', {}, sentence, make('code', code, {}, line))),
        ),
      )
    document.body.append(host)
  }

  function tell(element: Element) {
    const style =
      'visibility:visible;margin:0;padding:1em;border-radius:1em;font:inherit;color:inherit;background:#8882;overflow-wrap:anywhere'
    const text = make('p', style, { role: 'alert', lang: 'en', dir: 'ltr' }, shown)
    attachShadow.call(element, { mode: 'open' }).append(text)
    const detail = { message: told, error: new Error(told) }
    element.dispatchEvent(new CustomEvent('cx-error', { bubbles: true, composed: true, detail }))
    if (element.hasAttribute('debug')) showBox()
  }

  function see(element: Element) {
    try {
      if (element.localName.startsWith('cx-') && element.matches(':not(:defined)')) tell(element)
      else if (element.shadowRoot) watch(element.shadowRoot)
    } catch {
      // it has a root already, ours or one that is closed to us; the others are still to be told
    }
  }

  const seeAll = (root: ParentNode) => root.querySelectorAll('*').forEach(see)

  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (node.nodeType !== Node.ELEMENT_NODE) continue
        see(node as Element)
        seeAll(node as Element)
      }
  })

  function watch(root: Document | ShadowRoot) {
    observer.observe(root, { childList: true, subtree: true })
    seeAll(root)
  }

  // other loaders of the page have their turn first: what they know is theirs
  function begin() {
    if (hasBegun) return
    hasBegun = true
    watch(document)
    if (location.href.includes('cx-debug')) showBox()
    try {
      // a root that comes later is no mutation
      Element.prototype.attachShadow = function (options) {
        const root = attachShadow.call(this, options)
        if (options.mode === 'open') watch(root)
        return root
      }
    } catch {
      // frozen by the page
    }
  }
  if (document.readyState === 'complete') begin()
  else for (const type of ['DOMContentLoaded', 'load']) addEventListener(type, begin)
}
