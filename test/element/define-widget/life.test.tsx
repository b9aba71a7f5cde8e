import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { defineWidget } from '../../../src/element/define-widget.ts'
import { mount, press, see, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { type ProbeElement, probe, rendered } from './define.ts'

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      pressed {count}
    </button>
  )
}

describe('the life of an element', () => {
  afterEach(unmountAll)

  async function pressedOnce() {
    const seen = probe(() => <Counter />)
    const element = mount<ProbeElement>(`<${seen.tag}></${seen.tag}>`)
    await press(element, 'pressed 0')
    await see(element, 'pressed 1')
    return { seen, element }
  }

  it('keeps its state when a page moves it by append', async () => {
    const { seen, element } = await pressedOnce()
    mount('<section></section>').append(element)
    await rendered()
    await see(element, 'pressed 1')
    expect(seen).to.include({ mounts: 1, unmounts: 0 })
  })

  it('keeps its state when a page moves it by moveBefore', async () => {
    const { seen, element } = await pressedOnce()
    const place = mount('<section></section>') as HTMLElement & { moveBefore(node: Node, before: null): void }
    place.moveBefore(element, null)
    await rendered()
    await see(element, 'pressed 1')
    expect(seen).to.include({ mounts: 1, unmounts: 0 })
  })

  it('shows nothing before it is in a document', async () => {
    const seen = probe()
    const element = document.createElement(seen.tag) as ProbeElement
    element.classroomId = 3
    element.setAttribute('tab', 'tasks')
    await rendered()
    expect(seen.renders).to.have.length(0)
    mount('<div></div>').append(element)
    await rendered()
    expect(seen.renders.at(-1)).to.include({ classroomId: 3, tab: 'tasks' })
  })

  it('takes its view down when it is removed for good, and starts anew when it comes back', async () => {
    const { seen, element } = await pressedOnce()
    element.remove()
    await rendered()
    expect(seen.unmounts).to.equal(1)
    mount('<div></div>').append(element)
    await see(element, 'pressed 0')
  })

  it('can be collected when it is removed for good', async () => {
    // not a probe, which remembers its handle
    defineWidget('cx-short-lived', () => <Counter />, { session: 'none' })
    const elements = Array.from({ length: 10 }, () => new WeakRef(mount('<cx-short-lived></cx-short-lived>')))
    await rendered()
    unmountAll()
    await until(() => {
      globalThis.gc?.()
      // React remembers the tree it worked on last
      return elements.filter(element => element.deref()).length <= 1
    }, 'the elements to be collected')
  })

  it('ignores a second definition of its tag', async () => {
    const { tag } = probe(() => 'first')
    defineWidget(tag, () => <p>second</p>, { session: 'none' })
    const element = mount(`<${tag}></${tag}>`)
    await see(element, 'first')
  })

  it('leaves a tag alone that the page has defined', () => {
    class Theirs extends HTMLElement {}
    customElements.define('cx-theirs', Theirs)
    defineWidget('cx-theirs', () => <p>ours</p>, { session: 'none' })
    expect(mount('<cx-theirs></cx-theirs>').shadowRoot).to.equal(null)
  })

  it('can be cloned and made by its class', async () => {
    const { tag } = probe()
    const first = mount(`<${tag} tab="tasks"></${tag}>`)
    await rendered()
    const copy = first.cloneNode(true) as HTMLElement
    const made = new (customElements.get(tag) as CustomElementConstructor)()
    mount('<div></div>').append(copy, made)
    await see(copy, 'shown')
    await see(made, 'shown')
  })
})
