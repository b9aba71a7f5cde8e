import type { Facts } from './facts.ts'
import { type Finding, findingsOf, reportOf, wordsOf } from './findings.ts'
import { placeClear } from './place.ts'
import { sentences as t } from './sentences.ts'
import { STYLE } from './style.ts'
import { wayOut } from './way-out.ts'

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

function findingsList(findings: readonly Finding[]): HTMLElement {
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

const copied = (text: string): Promise<boolean> =>
  // a page without HTTPS has no clipboard
  (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  )

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
  root.append(section)
  document.body.append(host)
  const close = wayOut(host)
  let latest: Facts | undefined
  /** Whoever has used it has it where they want it. */
  let isUsed = false
  for (const type of ['pointerdown', 'keydown'])
    section.addEventListener(type, () => {
      isUsed = true
    })

  const text = make('textarea', { readOnly: true, hidden: true, ariaLabel: t.report })
  const said = make('p', { role: 'status' })
  const copy = make('button', {
    type: 'button',
    textContent: t.copy,
    async onclick() {
      if (!latest) return
      text.value = reportOf(latest)
      const isCopied = await copied(text.value)
      text.hidden = isCopied
      said.textContent = isCopied ? t.copied : t.notCopied
      if (!isCopied) text.select()
    },
  })
  const button = (textContent: string, onclick: () => void) =>
    make('button', { type: 'button', textContent, onclick })
  const facts = make('div')
  const buttons = make(
    'footer',
    {},
    copy,
    button(t.refresh, onAgain),
    button(t.otherSide, () => section.classList.toggle('left')),
    button(t.close, close),
  )
  const count = make('span', { className: 'count' })
  // folded it leaves the page to be worked with
  const title = make('summary', {}, make('h2', {}, t.title), count)
  const details = make('details', { open: true }, title, facts, text, said, buttons)
  section.append(details)

  return {
    show(seen) {
      latest = seen
      const findings = findingsOf(seen)
      const wrong = findings.filter(({ level }) => level === 'wrong').length
      count.textContent = t.count(wrong, findings.length - wrong)
      count.classList.toggle('wrong', wrong > 0)
      facts.replaceChildren(factsOf(seen), findingsList(findings))
      if (!isUsed) placeClear(section, details)
    },
  }
}
