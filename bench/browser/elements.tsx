import { createRoot } from 'react-dom/client'
import { defineWidget } from '../../src/element/define-widget.ts'
import type { WidgetHandle } from '../../src/element/types.ts'
import { adoptSheet } from '../../src/ui/style-root.ts'

interface ItemProps {
  label?: string
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
  attributes: { label: 'string', count: 'number' },
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

let sheets: CSSStyleSheet[] = []

/** What a page would do by hand for the same: a container with styles of its own, and a React root in it. */
const asRoot = (index: number, place: Node) => {
  const shadow = place.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  if (sheets.length === 0) {
    adoptSheet(shadow, '')
    sheets = [...shadow.adoptedStyleSheets]
  }
  shadow.adoptedStyleSheets = sheets
  const root = createRoot(shadow)
  root.render(<Item label={`Item ${index}`} />)
  return () => root.unmount()
}

/** Renders caused by ten properties that change in one task. */
async function rendersForTenChanges(): Promise<number> {
  const element = Object.assign(document.createElement('cx-bench-item'), { label: '', count: 0 })
  document.body.append(element)
  await nextTask()
  renders = 0
  for (let round = 1; round <= 5; round++) Object.assign(element, { label: `round ${round}`, count: round })
  await nextTask()
  element.remove()
  return renders
}

/** Adds an element, waits until it shows something, removes it and waits until it is taken down. */
async function rounds(tag: string, amount: number): Promise<void> {
  for (let round = 0; round < amount; round++) {
    const element = document.createElement(tag)
    const ready = new Promise(resolve => element.addEventListener('cx-ready', resolve, { once: true }))
    document.body.append(element)
    await ready
    element.remove()
    await nextTask()
  }
}

/** What bench/browser/main.ts calls. */
export const bench = {
  elements: (amount: number) => mounting(amount, asElement),
  roots: (amount: number) => mounting(amount, asRoot),
  clear,
  rendersForTenChanges,
  rounds,
}

Object.assign(window, { bench })
