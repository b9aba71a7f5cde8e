import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { aPiece, at, atDesk, keeps, waiting } from '../support/desk-stage.tsx'
import { byRole, see } from '../support/page.ts'
import { until } from '../support/until.ts'
import { clear, LONG, RTL } from '../ui/show.tsx'

/** A finger goes from one place to another. */
function swipe(target: Element, right: number, down = 0, isPinch = false): void {
  const touch = (x: number, y: number, identifier = 1) =>
    new Touch({ identifier, target, clientX: x, clientY: y })
  const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(type, { bubbles: true, composed: true, touches, changedTouches }))
  const fingers = [touch(200, 200), ...(isPinch ? [touch(300, 200, 2)] : [])]
  send('touchstart', fingers, fingers)
  send('touchend', [], [touch(200 + right, 200 + down)])
}

describe('the review desk on a phone', () => {
  afterEach(clear)

  it('is one column, with the list behind and large targets', async () => {
    keeps([])
    const { host, find, all } = atDesk(waiting(2), {}, 390)
    await at(host, 1)
    expect(find('.desk-list').checkVisibility()).to.equal(false)
    const [panel, aside] = [find('.desk-looked-at'), find('.desk-aside')].map(box =>
      box.getBoundingClientRect(),
    )
    expect(aside?.top).to.be.at.least(panel?.bottom ?? 0)
    for (const button of all('.desk-actions button'))
      expect(button.getBoundingClientRect().height).to.be.at.least(44)
    await expect(host).to.be.accessible()
  })

  it('goes on by a swipe to the left and back by one to the right, and not while it is scrolled', async () => {
    keeps([])
    const { host, find } = atDesk(waiting(3), {}, 390)
    await at(host, 1)
    swipe(find('.desk-looked-at'), -120)
    await at(host, 2)
    swipe(find('.desk-looked-at'), 120, 20)
    await at(host, 1)
    swipe(find('.desk-looked-at'), -40)
    swipe(find('.desk-looked-at'), -120, 100)
    swipe(find('textarea'), -120)
    swipe(find('.desk-looked-at'), -120, 0, true)
    await see(host, '1 of 3')
  })

  it('holds texts of any length and script, from a narrow column to a wide page', async () => {
    keeps([])
    const post = aPiece(1, {
      task_name: LONG,
      student_first_name: LONG,
      text: RTL + LONG,
      create_prompt: `<p>${LONG}</p>`,
      teacher_comment: LONG,
      viewers: [{ id: 3, full_name: LONG }],
      responses: [aPiece(9, { text: LONG }), aPiece(8)],
    })
    for (const width of [320, 390, 700, 1000, 1280]) {
      const { host } = atDesk([post, aPiece(2)], {}, width)
      await see(host, RTL)
      expect(host.scrollWidth, `${width} px`).to.equal(host.clientWidth)
      clear()
    }
  })

  it('shows what people write as text, never as markup', async () => {
    keeps([])
    const bad = '<img src=x onerror="window.hurt=1"><a href="javascript:window.hurt=1">x</a>'
    const { host, all } = atDesk([
      aPiece(1, {
        text: bad,
        student_first_name: bad,
        task_name: bad,
        create_prompt: bad,
        teacher_comment: bad,
      }),
    ])
    await see(host, '1 of 1')
    await until(() => all('.cx-rich').length === 1, 'the prompt')
    expect(all('[onerror], [href^="javascript:"]')).to.have.length(0)
    expect('hurt' in window).to.equal(false)
  })
})

describe('the review desk of two thousand submissions', () => {
  afterEach(clear)

  it('changes two rows of its list when it goes on, and has the next one in sight', async () => {
    keeps([])
    const { host, find } = atDesk(waiting(2_000))
    await at(host, 1)
    const list = find('.desk-list')
    const touched = new Set<Element>()
    const observer = new MutationObserver(changes => {
      for (const { target } of changes) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest('li')
        if (row) touched.add(row)
      }
    })
    observer.observe(list, { subtree: true, childList: true, attributes: true, characterData: true })
    await sendKeys({ press: 'k' })
    await at(host, 2_000)
    await until(() => touched.size > 0, 'the mark to move')
    expect([...touched].map(row => row.getAttribute('data-id')).sort()).to.deep.equal(['1', '2000'])
    const row = find('[data-id="2000"]')
    const isInSight = () => row.getBoundingClientRect().bottom <= list.getBoundingClientRect().bottom + 1
    await until(isInSight, 'the last row in sight')
    observer.disconnect()
  })
})

describe('the dividers of the review desk', () => {
  afterEach(clear)

  it('are moved by the arrow keys, which then turn no page, and no further than both sides have room', async () => {
    keeps([])
    const { host, find } = atDesk(waiting(2))
    await at(host, 1)
    const divider = await byRole(host, 'separator', 'Width of the list')
    const width = () => find('.desk-list').getBoundingClientRect().width
    const before = width()
    divider.focus()
    for (let count = 0; count < 5; count++) await sendKeys({ press: 'ArrowRight' })
    await until(() => width() > before, 'a wider list')
    expect(divider.ariaValueNow).to.equal('27')
    await sendKeys({ press: 'ArrowLeft' })
    await until(() => divider.ariaValueNow === '26', 'a narrower list')
    await sendKeys({ press: 'End' })
    await until(() => divider.ariaValueNow === '85', 'the widest list')
    expect(find('.desk-looked-at').getBoundingClientRect().width).to.be.above(150)
    await sendKeys({ press: 'Home' })
    await until(() => divider.ariaValueNow === '15', 'the narrowest list')
    await see(host, '1 of 2')
    await expect(host).to.be.accessible()
  })

  it('are dragged by a finger on a tablet, which turns no page', async () => {
    keeps([])
    const { host } = atDesk(waiting(3))
    await at(host, 1)
    for (const name of ['Width of the list', 'Width of the posts'])
      swipe(await byRole(host, 'separator', name), -120)
    await see(host, '1 of 3')
  })

  it('are dragged', async () => {
    keeps([])
    const { host, find } = atDesk(waiting(2))
    await at(host, 1)
    const divider = await byRole(host, 'separator', 'Width of the list')
    // pointers that a script makes up cannot be captured
    let isHeld = false
    divider.setPointerCapture = () => {
      isHeld = true
    }
    divider.hasPointerCapture = () => isHeld
    const { left, width } = find('.cx-split').getBoundingClientRect()
    const send = (type: string) =>
      divider.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: left + width * 0.4 }),
      )
    send('pointermove')
    await see(host, '1 of 2')
    expect(divider.ariaValueNow).to.equal('22')
    send('pointerdown')
    send('pointermove')
    await until(() => divider.ariaValueNow === '40', 'the divider where the pointer is')
  })
})
