import { expect } from '@open-wc/testing'
import { aPartner, PARTNER_OF } from '../../support/a-partner.ts'
import { hold } from '../../support/answer.ts'
import { hasFocus } from '../../support/modals.ts'
import { byRole, field, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { ACTIONS, inView, isInWindow, place, serverHas } from './a-classroom.ts'
import { showDashboard, someItems } from './a-dashboard.ts'

const heading = (element: Element) =>
  until(() => inView(element, 'h4', 'Global Partner'), 'the panel of the partner')

describe('the panel of the global partner in a dashboard', () => {
  afterEach(unmountAll)

  it('says who it is, and the rest when it is asked for', async () => {
    const element = await showDashboard()
    await see(element, 'Camille D.')
    expect(visibleText(element)).not.to.include("Camille's time")
    await press(element, 'See Details')
    await see(element, "Camille's time")
    // pressed once; and the focus is where the next press takes it back
    await hasFocus(await byRole(element, 'button', 'Hide Details'))
    expect(element.openChat ?? false).to.equal(false)
  })

  it('has room for the rest from the press on, so that nothing below it jumps as that comes', async () => {
    const element = await showDashboard({ width: 390 })
    const letCome = hold(PARTNER_OF, { success: true, data: aPartner() })
    const panel = (await heading(element)).closest('section')
    const height = () => panel?.getBoundingClientRect().height ?? 0
    await press(element, 'See Details')
    await until(() => panel?.querySelector('cx-partner-panel'), 'the rest')
    expect(height()).to.be.at.least(Math.min(innerHeight, 800))
    letCome()
    await see(element, "Camille's time")
    expect(height()).to.be.at.least(Math.min(innerHeight, 800))
  })

  it('opens the chat at its field, and closes it', async () => {
    const element = await showDashboard()
    await press(element, 'Open chat')
    await byRole(element, 'log', 'Messages')
    await hasFocus(await field(element, 'Message'))
    expect(element.openChat).to.equal(true)
    await press(element, 'Close chat')
    await until(() => element.openChat === false, 'the chat to be closed')
    await seeNoMore(element, 'Chat with Camille D.')
    await see(element, "Camille's time")
  })

  describe('that a link leads to', () => {
    beforeEach(() => {
      document.body.style.paddingBlock = '200vh'
      scrollTo(0, 0)
    })
    afterEach(() => {
      document.body.style.paddingBlock = ''
    })

    /** A classroom by such a link; the focus is at the partner, and action items are still to come above it. */
    async function arrives() {
      signedIn({ user: teacher() })
      serverHas()
      const letCome = hold(ACTIONS, { success: true, data: someItems() })
      const element = place('classroom-id="7" open-chat', 390)
      const title = await heading(element)
      await hasFocus(title)
      return { element, title, letCome }
    }
    const painted = () =>
      new Promise(done =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))),
      )

    it('comes in sight once what stands above it is there', async () => {
      const { element, title, letCome } = await arrives()
      await see(element, 'No tasks yet')
      await painted()
      expect(scrollY).to.equal(0)
      letCome()
      await until(() => isInWindow(title), 'the heading in sight')
      await see(element, 'Say hello')
    })

    for (const [what, way] of [
      ['scrolls', new Event('wheel')],
      ['presses a key', new Event('keydown')],
    ] as const) {
      it(`leaves who ${what} meanwhile where they are`, async () => {
        const { element, letCome } = await arrives()
        window.dispatchEvent(way)
        letCome()
        await see(element, 'Say hello')
        await painted()
        expect(scrollY).to.equal(0)
      })
    }
  })
})
