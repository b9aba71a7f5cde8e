import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { followReorder, type Moved } from '../../src/ui/reorder.ts'
import { mount, unmountAll } from '../support/page.ts'
import { until } from '../support/until.ts'

/** So many rows of 60 px in a box of 200 px, and what is heard of them. */
function rowsIn(count: number, { style = '', isGrid = false } = {}) {
  const rows = Array.from(
    { length: count },
    (_, index) =>
      `<div data-row="${index + 1}" style="height: 60px; ${isGrid ? 'width: 100px' : ''}"><button data-handle>${index + 1}</button></div>`,
  )
  const box = mount(
    `<div style="height: 200px; overflow: auto"><div class="list" style="${style}">${rows.join('')}</div></div>`,
  )
  const list = box.firstElementChild as HTMLElement
  const heard: Moved[] = []
  const stop = followReorder(list, { isGrid: () => isGrid, onMoved: moved => heard.push(moved) })
  return { box, list, heard, stop }
}

const handle = (list: Element, id: number) =>
  list.querySelector<HTMLElement>(`[data-row="${id}"] button`) as HTMLElement

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

function pointer(grip: HTMLElement) {
  // pointers that a script makes up cannot be captured
  grip.setPointerCapture = () => {}
  const send = (type: string, at: { clientX: number; clientY: number }) =>
    grip.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, ...at }))
  return {
    down: (at = middle(grip)) => send('pointerdown', at),
    move: (at: { clientX: number; clientY: number }) => send('pointermove', at),
    up: (at = middle(grip)) => send('pointerup', at),
  }
}

describe('rows that are moved', () => {
  afterEach(unmountAll)

  const keys: [key: string, from: number, place: number][] = [
    ['ArrowUp', 3, 2],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 3, 4],
    ['ArrowRight', 3, 4],
    ['PageUp', 15, 5],
    ['PageUp', 3, 1],
    ['PageDown', 3, 13],
    ['PageDown', 15, 20],
    ['Home', 3, 1],
    ['End', 3, 20],
  ]
  for (const [key, from, place] of keys) {
    it(`go from ${from} to ${place} on ${key}`, async () => {
      const { list, heard } = rowsIn(20)
      handle(list, from).focus()
      await sendKeys({ press: 'Enter' })
      await sendKeys({ press: key })
      await sendKeys({ press: 'Enter' })
      expect(heard).to.deep.equal([
        { at: 'held', id: from, place: from },
        { at: 'over', id: from, place },
        { at: 'dropped', id: from, place },
      ])
    })
  }

  it('scroll into sight what they would stand beside', async () => {
    const { box, list } = rowsIn(20)
    handle(list, 1).focus()
    await sendKeys({ press: 'Space' })
    await sendKeys({ press: 'End' })
    expect(box.scrollTop).to.equal(1000)
  })

  it('are held by a press of a screen reader, which is no key', () => {
    const { list, heard } = rowsIn(3)
    handle(list, 2).click()
    expect(heard).to.deep.equal([{ at: 'held', id: 2, place: 2 }])
  })

  it('stay where they are for a press that does not move', () => {
    const { list, heard } = rowsIn(3)
    const { down, move, up } = pointer(handle(list, 2))
    const { clientX, clientY } = middle(handle(list, 2))
    down()
    move({ clientX, clientY: clientY + 2 })
    up()
    expect(heard).to.deep.equal([])
  })

  it('go back on Escape in the middle of a drag, wherever the focus is', async () => {
    const { list, heard } = rowsIn(3)
    const { down, move } = pointer(handle(list, 1))
    down()
    move(middle(handle(list, 3)))
    expect(list.querySelectorAll('[data-drop]')).to.have.length(1)
    await sendKeys({ press: 'Escape' })
    expect(heard.at(-1)).to.deep.equal({ at: 'left', id: 1, place: 1 })
    expect(list.querySelectorAll('[data-drop], [data-held]')).to.have.length(0)
    expect(handle(list, 1).parentElement?.style.translate).to.equal('')
  })

  it('are scrolled to by who drags to an edge, down to the last', async () => {
    const { box, list, heard } = rowsIn(40)
    const { down, move, up } = pointer(handle(list, 1))
    const { left, bottom } = box.getBoundingClientRect()
    down()
    move({ clientX: left + 20, clientY: bottom - 4 })
    move({ clientX: left + 20, clientY: bottom - 3 })
    await until(() => box.scrollTop === box.scrollHeight - box.clientHeight, 'the end of the list')
    up()
    expect(heard.at(-1)?.at).to.equal('dropped')
    expect(heard.at(-1)?.place).to.be.above(38)
  })

  for (const [direction, side, place] of [
    ['ltr', -10, 2],
    ['ltr', 10, 3],
    ['rtl', -10, 3],
    ['rtl', 10, 2],
  ] as const) {
    it(`stand beside each other, ${direction}: ${side} px from the middle is place ${place}`, () => {
      const style = `display: flex; flex-wrap: wrap; direction: ${direction}; width: 400px`
      const { list, heard } = rowsIn(4, { style, isGrid: true })
      const { down, move, up } = pointer(handle(list, 1))
      const goal = list.querySelector('[data-row="3"]') as Element
      const { clientX, clientY } = middle(goal)
      down()
      move({ clientX: clientX + side, clientY })
      move({ clientX: clientX + side, clientY })
      up()
      expect(heard.at(-1)).to.deep.equal({ at: 'dropped', id: 1, place })
    })
  }

  it('move no more once nobody follows them', () => {
    const { list, heard, stop } = rowsIn(3)
    stop()
    handle(list, 2).click()
    expect(heard).to.deep.equal([])
  })
})
