import { createRoot } from 'react-dom/client'
import { defineWidget } from '../../src/element/define-widget.ts'
import type { WidgetHandle } from '../../src/element/types.ts'

const properties = [
  ...['label', 'hint', 'status', 'owner', 'place', 'language', 'level', 'subject', 'note'],
  'count',
] as const
type ItemProps = { [Name in Exclude<(typeof properties)[number], 'count'>]?: string } & {
  count?: number
  widget?: WidgetHandle
}

let renders = 0
let onMount: () => void = () => {}
const follow = (node: HTMLElement | null) => {
  if (node) onMount()
}

/** A small view: a few nodes, one prop in the text. */
function Item({ label = '', count = 0 }: ItemProps) {
  renders++
  return (
    <section ref={follow}>
      <h3>{label}</h3>
      <p>
        {count} of {count + 1}
      </p>
      <button type="button">Open</button>
    </section>
  )
}

defineWidget('cx-bench-item', Item as (props: ItemProps & { widget: WidgetHandle }) => React.ReactNode, {
  attributes: {
    label: 'string',
    hint: 'string',
    status: 'string',
    owner: 'string',
    place: 'string',
    language: 'string',
    level: 'string',
    subject: 'string',
    note: 'string',
    count: 'number',
  },
  session: 'none',
})

const nextTask = () => new Promise<void>(resolve => setTimeout(resolve, 20))

let takeDown: (() => void)[] = []

/** Puts `amount` views into the document by `make`, which gives back what takes one down; done when all are there. */
async function mounting(amount: number, make: (index: number, place: Node) => () => void) {
  const place = document.createElement('main')
  document.body.append(place)
  let missing = amount
  await new Promise<void>(resolve => {
    onMount = () => {
      missing--
      if (missing === 0) resolve()
    }
    takeDown = Array.from({ length: amount }, (_, index) => make(index, place))
  })
  onMount = () => {}
  takeDown.push(() => place.remove())
}

/** Takes down what was mounted last. */
async function clear() {
  for (const unmount of takeDown.splice(0)) unmount()
  await nextTask()
}

const asElement = (index: number, place: Node) => {
  const node = document.createElement('cx-bench-item')
  node.setAttribute('label', `Item ${index}`)
  place.appendChild(node)
  return () => {}
}

/** The least that shows the same: a container without styles, and a React root in it. */
const asRoot = (index: number, place: Node) => {
  const root = createRoot(place.appendChild(document.createElement('div')))
  root.render(<Item label={`Item ${index}`} />)
  return () => root.unmount()
}

/**
 * How often React is asked to render, by whichever root. React itself joins what it is asked for in a task, so that
 * its renders alone would never tell whether the elements do.
 */
let asked = 0
const roots = Object.getPrototypeOf(createRoot(document.createElement('div'))) as {
  render(...given: unknown[]): void
}
const { render } = roots
roots.render = function (...given) {
  asked++
  render.apply(this, given)
}

/** Calls of React, and renders by it, for an element that is made with ten attributes and later given ten properties. */
async function rendersForTen() {
  const counted = async (change: () => void) => {
    renders = 0
    asked = 0
    change()
    await nextTask()
    return { asked, renders }
  }
  const element = document.createElement('cx-bench-item')
  const made = await counted(() => {
    document.body.append(element)
    for (const name of properties) element.setAttribute(name, '1')
  })
  const changed = await counted(() =>
    Object.assign(element, Object.fromEntries(properties.map(name => [name, 2]))),
  )
  element.remove()
  return { made, changed }
}

/** Timers that the page has set and that have neither come nor been called off. */
const timers = new Set<unknown>()
const { setTimeout: setOnce, setInterval: setAgain, clearTimeout: callOff, clearInterval: stop } = window
const counting =
  (set: (job: () => void, ms?: number) => unknown, isOnce: boolean) => (job: () => void, ms?: number) => {
    const id = set(() => {
      if (isOnce) timers.delete(id)
      job()
    }, ms)
    timers.add(id)
    return id
  }
const forgetting = (clear: (id?: number) => void) => (id?: number) => {
  timers.delete(id)
  clear(id)
}
Object.assign(window, {
  setTimeout: counting(setOnce, true),
  setInterval: counting(setAgain, false),
  clearTimeout: forgetting(callOff),
  clearInterval: forgetting(stop),
})

/** Adds an element, waits until it shows something, removes it and waits until it is taken down. */
async function rounds(html: string, amount: number): Promise<void> {
  const place = document.body.appendChild(document.createElement('main'))
  for (let round = 0; round < amount; round++) {
    const ready = new Promise(resolve => place.addEventListener('cx-ready', resolve, { once: true }))
    place.innerHTML = html
    await ready
    await nextTask()
    place.replaceChildren()
    await nextTask()
  }
  place.remove()
}

/** What bench/browser/*.ts call. */
export const bench = {
  elements: (amount: number) => mounting(amount, asElement),
  roots: (amount: number) => mounting(amount, asRoot),
  clear,
  rendersForTen,
  rounds,
  timers: () => timers.size,
}

Object.assign(window, { bench })
