import type { Facts } from './facts.ts'
import { findingsOf, reportOf, wordsOf } from './findings.ts'
import { sentences as t } from './sentences.ts'

/** Of its own, so that it looks the same on every page, whatever the page's styles are and whatever of ours has come. */
const STYLE = `
:host { all: initial }
section { position: fixed; inset: auto 12px 12px auto; z-index: 2147483647; box-sizing: border-box;
  width: min(440px, calc(100vw - 24px)); max-height: min(70vh, 560px); overflow: auto; padding: 16px;
  border: 1px solid light-dark(#8a8f98, #6b727c); border-radius: 12px;
  background: light-dark(#fff, #1c2024); color: light-dark(#1c2024, #eceef0);
  font: 14px/1.45 system-ui, sans-serif; box-shadow: 0 8px 32px #0004; color-scheme: light dark }
h2 { display: inline; margin: 0; font-size: 15px }
summary { min-height: 24px; cursor: pointer } details[open] > summary { margin-bottom: 8px }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px 12px; margin: 0 0 12px }
dt { color: light-dark(#5a616b, #a9b0ba) } dd { margin: 0; overflow-wrap: anywhere }
ul { display: grid; gap: 8px; margin: 0 0 12px; padding: 0; list-style: none }
li { padding: 8px 10px; border-left: 4px solid #8a8f98; border-radius: 8px;
  background: light-dark(#f1f3f5, #2a2f35) }
li.wrong { border-color: light-dark(#c62f21, #ff8a7a); background: light-dark(#fdecea, #47231f) }
li p { margin: 0; overflow-wrap: anywhere }
code { display: block; margin-top: 4px; padding: 4px 6px; border-radius: 6px;
  background: light-dark(#0001, #fff2); font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; user-select: all }
footer { display: flex; flex-wrap: wrap; gap: 8px }
button { min-height: 32px; padding: 4px 12px; border: 1px solid #8a8f98; border-radius: 8px;
  background: light-dark(#fff, #2a2f35); color: inherit; font: inherit; cursor: pointer }
button:focus-visible, code:focus-visible, summary:focus-visible { outline: 2px solid light-dark(#1a5fd0, #8fb8ff); outline-offset: 2px }
`

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  values: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), values)
  element.append(...content)
  return element
}

function factsOf(facts: Facts): HTMLElement {
  const { scripts, apiOrigin, answer, session, elements } = facts
  const counts = new Map<string, number>()
  for (const { tag, brand, state } of elements) {
    const words = `${tag}: ${brand}, ${t.states[state]}`
    counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  const counted = [...counts].map(([words, count]) => (count === 1 ? words : `${words} (${count})`))
  const rows: [string, string][] = [
    [t.release, scripts.map(({ version }) => version ?? t.newest).join(', ') || t.noScript],
    [t.api, `${apiOrigin} ${wordsOf(answer)}`],
    [
      t.session,
      session.is === 'somebody'
        ? t.somebody(session.name, session.isKept)
        : session.is === 'none'
          ? t.nobody
          : t.hidden,
    ],
    [t.elements, counted.join('; ') || t.none],
  ]
  return make('dl', {}, ...rows.flatMap(([term, words]) => [make('dt', {}, term), make('dd', {}, words)]))
}

function findingsList(facts: Facts): HTMLElement {
  const findings = findingsOf(facts)
  if (findings.length === 0) return make('p', {}, t.fine)
  return make(
    'ul',
    {},
    ...findings.map(({ level, text, line }) =>
      make(
        'li',
        { className: level },
        make('p', {}, text),
        ...(line ? [make('code', { tabIndex: 0 }, line)] : []),
      ),
    ),
  )
}

/** Of the panel's element, whichever release has made it. */
const MARK = 'data-cx-debug'

/** Whether the page has a panel. */
export const isShown = (): boolean => document.querySelector(`[${MARK}]`) !== null

interface PanelOptions {
  onAgain: () => void
}

/** The panel of a page, which shows whatever it is given; closing it takes it away until the page is loaded again. */
export function createPanel({ onAgain }: PanelOptions): { show: (facts: Facts) => void } {
  const host = make('div')
  host.setAttribute(MARK, '')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE)
  root.adoptedStyleSheets = [sheet]
  const section = make('section', { lang: 'en', dir: 'ltr', tabIndex: -1, ariaLabel: t.title })
  section.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') host.remove()
  })
  root.append(section)
  document.body.append(host)
  let latest: Facts | undefined

  const copy = make('button', {
    type: 'button',
    textContent: t.copy,
    async onclick() {
      if (!latest) return
      await navigator.clipboard.writeText(reportOf(latest)).then(
        () => {
          copy.textContent = t.copied
        },
        // a page without HTTPS has no clipboard; the console has it all
        () => {},
      )
    },
  })
  const again = make('button', { type: 'button', textContent: t.refresh, onclick: onAgain })
  const close = make('button', { type: 'button', textContent: t.close, onclick: () => host.remove() })
  const facts = make('div')
  const buttons = make('footer', {}, copy, again, close)
  // folded it leaves the page to be worked with
  const title = make('summary', {}, make('h2', {}, t.title))
  section.append(make('details', { open: true }, title, facts, buttons))

  return {
    show(seen) {
      latest = seen
      copy.textContent = t.copy
      facts.replaceChildren(factsOf(seen), findingsList(seen))
    },
  }
}
