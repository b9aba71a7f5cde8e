import { createRoot } from 'react-dom/client'
import { defineWidget, type WidgetHandle } from '../../src/widgets/define-widget.ts'

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

/** Milliseconds until `amount` views are in the document, each made by `make`. */
async function mounting(amount: number, make: (index: number) => { node: Node; unmount(): void }) {
  const place = document.createElement('main')
  document.body.append(place)
  let missing = amount
  const made: { unmount(): void }[] = []
  const started = performance.now()
  const took = await new Promise<number>(resolve => {
    onMount = () => {
      missing--
      if (missing === 0) resolve(performance.now() - started)
    }
    for (let index = 0; index < amount; index++) {
      const item = make(index)
      made.push(item)
      place.append(item.node)
    }
  })
  onMount = () => {}
  for (const { unmount } of made) unmount()
  place.remove()
  await nextTask()
  return took
}

const asElement = (index: number) => {
  const node = document.createElement('cx-bench-item')
  node.setAttribute('label', `Item ${index}`)
  return { node, unmount() {} }
}

const asRoot = (index: number) => {
  const node = document.createElement('div')
  const root = createRoot(node)
  root.render(<Item label={`Item ${index}`} />)
  return { node, unmount: () => root.unmount() }
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
  rendersForTenChanges,
  rounds,
}

Object.assign(window, { bench })
