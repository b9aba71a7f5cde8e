import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import { hearTrouble } from '../hear-trouble.ts'
import { visibleText } from '../page.ts'
import type { Point } from './driver.ts'
import type { OnPage, Pattern, Thing } from './on-page.ts'

/** Where the troubles of a page wait for the story; it outlives the page, as the story goes on with the next. */
const HEARD = 'cx-heard'

const takeHeard = (): string[] => JSON.parse(sessionStorage.getItem(HEARD) ?? '[]')

hearTrouble(trouble => {
  sessionStorage.setItem(HEARD, JSON.stringify([...takeHeard(), trouble]))
  return false
})

const fits = (text: string, pattern: Pattern) =>
  typeof pattern === 'string' ? text === pattern : new RegExp(pattern.source, pattern.flags).test(text)

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim()

const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })

/** What a user of assistive technology calls it; the engines themselves do not tell. */
const nameOf = (element: Element) => oneSpace(computeAccessibleName(element))

/** A field for passwords has no role of its own; people take it for a text field. */
const roleOf = (element: Element) =>
  element.matches('input[type=password]') ? 'textbox' : (getRole(element) ?? '')

/** Every element from this one on, drawings included, through open shadow roots. */
function* everything(root: Element): Generator<Element> {
  yield root
  for (const child of root.shadowRoot?.children ?? []) yield* everything(child)
  for (const child of root.children) yield* everything(child)
}

function scopes(within: string | undefined): Element[] {
  if (!within) return [document.documentElement]
  return [...everything(document.documentElement)].filter(element => element.matches(within))
}

function find({ role, name, within, selected, nth = 0 }: Thing): Element | undefined {
  const roles = [role].flat()
  const found = scopes(within)
    .flatMap(scope => [...everything(scope)])
    .filter(
      element =>
        roles.includes(roleOf(element)) &&
        isVisible(element) &&
        (name === undefined || fits(nameOf(element), name)) &&
        (selected === undefined || element.matches('[aria-selected=true], :checked') === selected),
    )
  return found.at(nth)
}

/** Above in the page as it is shown: slotted elements are in their slot, shadow roots in their host. */
const above = (node: Node): Node | null =>
  (node instanceof Element && node.assignedSlot) || (node instanceof ShadowRoot ? node.host : node.parentNode)

function isInside(node: Node, outer: Node): boolean {
  for (let at: Node | null = node; at; at = above(at)) if (at === outer) return true
  return false
}

/** What a click there hits, through open shadow roots. */
function hitAt({ x, y }: Point): Element | null {
  let hit = document.elementFromPoint(x, y)
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y)
    if (!inner || inner === hit) break
    hit = inner
  }
  return hit
}

/** The middle of the first box in which a click would get to `target`. */
function pointOf(target: Element): Point | string {
  const middles = () =>
    [...target.getClientRects()].map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
  const isInView = ({ x, y }: Point) => x > 0 && y > 0 && x < innerWidth && y < innerHeight
  const isHit = (at: Point) => {
    const hit = hitAt(at)
    return hit !== null && isInside(hit, target)
  }
  // it may be in the window and not in sight, within something that scrolls by itself
  if (!middles().some(at => isInView(at) && isHit(at)))
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
  const point = middles().find(isInView)
  if (!point) return 'is not in view'
  return isHit(point) ? point : `is covered by ${hitAt(point)?.outerHTML.slice(0, 120)}`
}

/** What is to be clicked on; it may move away just before, where a page has no scroll anchoring. */
let aim: readonly Element[] | undefined
let reached: ReturnType<OnPage['reached']> = 'missed'
const isAim = (event: Event) => aim?.some(target => event.composedPath().includes(target)) ?? false
addEventListener(
  'pointerdown',
  event => {
    if (isAim(event)) reached = 'pressed'
  },
  { capture: true },
)
addEventListener(
  'click',
  event => {
    if (isAim(event)) reached = 'clicked'
  },
  { capture: true },
)

function point(thing: Thing): Point | string {
  aim = undefined
  const element = find(thing)
  if (!element) return 'is not there'
  if (element.matches(':disabled, [aria-disabled=true]')) return 'is disabled'
  // an input that only its label shows
  const targets = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])]
  aim = targets
  reached = 'missed'
  const points = targets.map(pointOf)
  return points.find(place => typeof place !== 'string') ?? points[0] ?? 'has no box'
}

function focused(): string {
  let at = document.activeElement
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  return at ? nameOf(at) : ''
}

const onPage: OnPage = {
  isThere: thing => find(thing) !== undefined,
  point,
  reached: () => (aim ? reached : 'clicked'),
  names: thing => {
    const names: string[] = []
    for (let nth = 0; ; nth += 1) {
      const element = find({ ...thing, nth })
      if (!element) return names
      names.push(nameOf(element))
    }
  },
  text: within =>
    scopes(within)
      .map(scope => visibleText(scope))
      .join(' '),
  valueOf: thing => (find(thing) as HTMLInputElement | undefined)?.value ?? null,
  focused,
  choose(thing, option) {
    const select = find(thing)
    if (!(select instanceof HTMLSelectElement)) return false
    const index = [...select.options].findIndex(({ label }) => label === option)
    if (index < 0) return false
    select.focus()
    select.selectedIndex = index
    select.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    select.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  },
  troubles() {
    const heard = takeHeard()
    sessionStorage.removeItem(HEARD)
    return heard
  },
}

Object.assign(globalThis, { onPage })
