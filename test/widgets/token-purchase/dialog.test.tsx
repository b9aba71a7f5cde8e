import { expect } from '@open-wc/testing'
import { hold } from '../../support/answer.ts'
import { focused, modal } from '../../support/modals.ts'
import { mount, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { heardOfHistory } from '../../support/steps-back.ts'
import { until } from '../../support/until.ts'
import { BUY, PAY, place, sells, withCard } from './a-purchase.ts'

describe('<cx-token-purchase> over the page', () => {
  afterEach(unmountAll)

  it('is a dialog with `modal`, which tells that it is closed', async () => {
    sells()
    const element = place('modal subject-id="1" reason="This classroom requires one."')
    const dialog = await modal(element, 'Purchase Exchanges')
    await see(dialog, 'This classroom requires one.')
    const tone = () => element.shadowRoot?.querySelector('.cx-notice')?.className
    expect(tone()).not.to.include('warning')
    element.lacking = true
    await until(() => tone()?.includes('warning'), 'a warning')
    await expect(element).to.be.accessible()
    const closed = nextEvent(element, 'cx-purchase-closed')
    await press(dialog, 'Close')
    await closed
  })

  for (const { who, opener, has } of [
    { who: 'what had opened it', opener: 'stays', has: 'opener' },
    { who: 'the element around it, where what had opened it is gone', opener: 'goes', has: 'around' },
  ] as const) {
    it(`gives the focus back, before anybody takes it away, to ${who}`, async () => {
      sells()
      const around = mount<HTMLElement>('<div id="around" tabindex="0"></div>')
      const root = around.attachShadow({ mode: 'open' })
      root.innerHTML = '<button id="first">First</button><button id="opener">Buy</button>'
      const button = root.querySelector<HTMLElement>('#opener')
      button?.focus()
      const element = document.createElement('cx-token-purchase')
      element.modal = true
      root.append(element)
      const dialog = await modal(element, 'Purchase Exchanges')
      await until(() => element.shadowRoot?.activeElement, 'the focus in the dialog')
      if (opener === 'goes') button?.remove()
      let toldOn: string | undefined
      element.addEventListener('cx-purchase-closed', () => {
        toldOn = focused()?.id
        element.remove()
      })
      await press(dialog, 'Close')
      await until(() => !element.isConnected, 'the end of it')
      expect(toldOn).to.equal(has)
      expect(focused()?.id).to.equal(has)
    })
  }

  it('is closed by the Back of the browser as by Esc, and stays while it is paid', async () => {
    const { length } = history
    const element = await withCard({}, 'modal')
    const noted = () => until(() => JSON.stringify(history.state)?.includes('"dialog"'), 'an entry')
    await noted()
    expect(history.length).to.be.at.most(length + 1)
    const comes = hold(BUY, {
      success: true,
      data: { order: { id: 71, status: 'paid', client_secret: null } },
    })
    await press(element, PAY)
    await see(element, 'Your payment is being processed.')
    history.back()
    await heardOfHistory()
    await noted()
    await modal(element, 'Payment')
    comes()
    await modal(element, 'PURCHASE COMPLETE')
    const closed = nextEvent(element, 'cx-purchase-closed')
    history.back()
    await closed
    element.remove()
    await until(() => !JSON.stringify(history.state)?.includes('"dialog"'), 'no entry')
  })
})
