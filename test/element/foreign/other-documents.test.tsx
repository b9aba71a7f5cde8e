import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { Button } from '../../../src/ui/button.tsx'
import { Card } from '../../../src/ui/card.tsx'
import { mount, press, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { rendered } from '../define-widget/define.ts'
import { lateWidget } from './late-widget.ts'

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>pressed {count}</Button>
      {count > 1 && <Card>a card</Card>}
    </>
  )
}

/** Another document of the page, as an iframe or a popup has it. */
function frame(): Document {
  const { contentDocument } = mount<HTMLIFrameElement>('<iframe title="frame"></iframe>')
  if (!contentDocument) throw new Error('the frame has no document')
  return contentDocument
}

const styleOf = (element: Element) => element.ownerDocument.defaultView?.getComputedStyle(element)
/** By the text alone: what is rendered in another document is of its kinds of nodes. */
const button = (element: Element, text: string) =>
  until(() => {
    const found = element.shadowRoot?.querySelector('button')
    return found?.textContent === text ? found : undefined
  }, text)
const inside = (element: Element, selector: string) =>
  until(() => element.shadowRoot?.querySelector(selector), selector)

describe('an element that is moved into another document', () => {
  afterEach(unmountAll)

  it('keeps its state and its look, and goes on there', async () => {
    const { tag, arrive } = lateWidget(() => <Counter />)
    arrive()
    const element = mount(`<${tag} theme="dark"></${tag}>`)
    await press(element, 'pressed 0')
    const other = frame()
    other.body.append(element)
    await rendered()
    const there = await button(element, 'pressed 1')
    expect(styleOf(there)?.minHeight).to.equal('44px')
    expect(styleOf(there)?.colorScheme).to.equal('dark')
    there.click()
    // what was not shown before the move has its look there, too
    expect(styleOf(await inside(element, '.cx-card'))?.borderTopStyle).to.equal('solid')
    document.body.append(element)
    await rendered()
    expect(styleOf(await inside(element, '.cx-card'))?.borderTopStyle).to.equal('solid')
    element.remove()
  })

  it('is itself there also where the browser gives it the class of its tag anew, as Firefox does', async () => {
    const { tag, arrive } = lateWidget(() => <Counter />)
    arrive()
    const element = mount(`<${tag} theme="dark"></${tag}>`)
    await press(element, 'pressed 0')
    const other = frame()
    element.addEventListener('cx-error', event => expect(event).to.equal('no error'))
    other.adoptNode(element)
    Object.setPrototypeOf(element, customElements.get(tag)?.prototype)
    other.body.append(element)
    await rendered()
    const there = await button(element, 'pressed 1')
    expect(styleOf(there)?.minHeight).to.equal('44px')
    there.click()
    await button(element, 'pressed 2')
    element.setAttribute('theme', 'light')
    await rendered()
    expect(styleOf(there)?.colorScheme).to.equal('light')
  })

  it('starts there when it was away in between', async () => {
    const { tag, arrive } = lateWidget(() => <Counter />)
    arrive()
    const element = mount(`<${tag}></${tag}>`)
    await press(element, 'pressed 0')
    element.remove()
    await rendered()
    frame().body.append(element)
    expect(styleOf(await button(element, 'pressed 0'))?.minHeight).to.equal('44px')
  })

  it('shows there that its code is on its way, and then what it is', async () => {
    const { tag, arrive } = lateWidget(() => <Counter />)
    const here = mount(`<${tag}></${tag}>`)
    const there = document.createElement(tag)
    frame().body.append(there)
    for (const element of [here, there]) {
      expect(styleOf(await inside(element, '[role=status]'))?.paddingTop).to.equal('16px')
    }
    arrive()
    for (const element of [here, there]) {
      const shown = await button(element, 'pressed 0')
      expect(styleOf(shown)?.minHeight).to.equal('44px')
      shown.click()
      await button(element, 'pressed 1')
    }
  })

  it('does no harm in a document that nobody sees, and is itself when it comes back', async () => {
    const { tag, arrive } = lateWidget(() => <Counter />)
    arrive()
    const element = mount(`<${tag}></${tag}>`)
    await button(element, 'pressed 0')
    document.implementation.createHTMLDocument().body.append(element)
    await rendered()
    mount('<div></div>').append(element)
    await rendered()
    expect(styleOf(await button(element, 'pressed 0'))?.minHeight).to.equal('44px')
  })
})
