import { expect } from '@open-wc/testing'
import { sendMouse } from '@web/test-runner-commands'
import { createElement } from 'react'
import { byRole, mount, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { probe } from './define.ts'

const middleOf = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}

/** Takes the focus that a press has given, as if it had given none: Safari's does not, before there is a click. */
function asInSafari(): void {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  if (active instanceof HTMLElement) active.blur()
}

describe('an element on a page', () => {
  afterEach(() => {
    removeEventListener('mouseup', asInSafari)
    unmountAll()
  })

  it('gives the focus to what is pressed in it, and in one that stands in it, in Safari, too', async () => {
    addEventListener('mouseup', asInSafari)
    const pressed: boolean[] = []
    const view = (name: string) => (
      <button type="button" onClick={({ currentTarget }) => pressed.push(currentTarget.matches(':focus'))}>
        {name}
      </button>
    )
    const inner = probe(() => view('Inner'))
    const outer = probe(() => (
      <>
        {view('Outer')}
        {createElement(inner.tag)}
      </>
    ))
    const element = mount(`<${outer.tag}></${outer.tag}>`)
    for (const name of ['Inner', 'Outer'])
      await sendMouse({ type: 'click', position: middleOf(await byRole(element, 'button', name)) })
    await until(() => pressed.length === 2, 'both are pressed')
    expect(pressed).to.deep.equal([true, true])
  })

  it('stands before nothing that the page has before it', async () => {
    const { tag } = probe(() => (
      <span style={{ position: 'relative', zIndex: 3 }}>
        <button type="button">A row that is dragged</button>
      </span>
    ))
    const page = mount(
      `<div><header style="position: sticky; top: 0; z-index: 1; height: 60px">A school</header><${tag} style="margin-top: -60px"></${tag}></div>`,
    )
    const element = page.querySelector<HTMLElement>(tag)
    const row = await byRole(element ?? expect.fail('no element'), 'button', 'A row that is dragged')
    const there = document.elementFromPoint(...middleOf(row))
    expect(there?.tagName).to.equal('HEADER')
  })
})
