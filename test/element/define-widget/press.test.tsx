import { expect } from '@open-wc/testing'
import { createElement } from 'react'
import { byRole, mount, unmountAll } from '../../support/page.ts'
import { middleOf, pressByMouse, pressesAsInSafari } from '../../support/press-in-safari.ts'
import { until } from '../../support/until.ts'
import { probe } from './define.ts'

describe('an element on a page', () => {
  pressesAsInSafari()
  afterEach(unmountAll)

  it('gives the focus to what is pressed in it, and in one that stands in it, in Safari, too', async () => {
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
    for (const name of ['Inner', 'Outer']) await pressByMouse(await byRole(element, 'button', name))
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
