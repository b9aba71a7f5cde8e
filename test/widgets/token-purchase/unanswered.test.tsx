import { expect } from '@open-wc/testing'
import { SENT_BEFORE } from '../../../src/contract/error-codes/common.ts'
import { GATEWAY_SILENT, PURCHASE_UNDER_WAY } from '../../../src/contract/error-codes/purchases.ts'
import { ORDER_ASKED_AGAIN_MS } from '../../../src/contract/limits/polling.ts'
import { platform } from '../../../src/core/platform.ts'
import { $user } from '../../../src/core/session/session.ts'
import { answer, answered } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { byRole, field, fill, nextEvent, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import {
  BUY,
  CONTACT,
  choose,
  fillCard,
  fillContact,
  keys,
  noAnswer,
  ORDER,
  ORDER_FOR,
  order,
  PAY,
  place,
  refused,
  withCard,
} from './a-purchase.ts'
import { frameOf, hasConfirmed, heard, ownFrames, withStripe } from './a-stripe-frame.ts'

const value = async (element: Element, label: string) => (await field(element, label)).value

describe('an answer to a payment that does not come', () => {
  afterEach(() => {
    unmountAll()
    ownFrames()
  })

  it('is asked for again under the same key, with what was typed', async () => {
    const element = await withCard()
    noAnswer()
    await press(element, PAY)
    const told = await modal(element, 'NO ANSWER YET')
    await see(told, 'Ask again: you will not be charged twice.')
    await expect(element).to.be.accessible()
    answer(BUY, order('paid'))
    await press(told, 'Ask again')
    await modal(element, 'PURCHASE COMPLETE')
    expect(keys()[1]).to.equal(keys()[0])
    expect(answered(BUY)[1]?.body).to.deep.equal(answered(BUY)[0]?.body)
  })

  it('is asked for under the same key, too, by a page that was loaded again', async () => {
    const element = await withCard()
    noAnswer()
    await press(element, PAY)
    await modal(element, 'NO ANSWER YET')
    unmountAll()
    const again = place()
    await fill(again, 'Subject', '1')
    await see(again, '$1 250.50')
    await press(again, 'Purchase')
    await choose(again, 'Credit card')
    await fillCard(again)
    answer(BUY, order('paid'))
    await press(again, PAY)
    await press(await modal(again, 'PURCHASE COMPLETE'), 'OK')
    expect(keys()[1]).to.equal(keys()[0])
    // the same once more is another purchase
    await fill(again, 'Subject', '1')
    await see(again, '$1 250.50')
    await press(again, 'Purchase')
    await choose(again, 'Credit card')
    await fillCard(again)
    await press(again, PAY)
    await modal(again, 'PURCHASE COMPLETE')
    expect(keys()[2]).not.to.equal(keys()[1])
  })

  for (const [what, code, status] of [
    ['the gateway is silent', GATEWAY_SILENT, 504],
    ['the same is being paid already', PURCHASE_UNDER_WAY, 409],
    ['it was sent with another card before', SENT_BEFORE, 422],
  ] as const) {
    it(`is learned from the order where ${what}`, async () => {
      const element = await withCard()
      answer(BUY, refused('Later.', code, { id: 72 }), { status })
      answer(ORDER, order('paid', 72))
      const bought = nextEvent<{ orderId: number }>(element, 'cx-tokens-bought')
      await press(element, PAY)
      await modal(element, 'PURCHASE COMPLETE')
      expect((await bought).detail.orderId).to.equal(72)
      expect(answered(BUY)).to.have.length(1)
    })

    it(`is given by the frame of Stripe, for the order that is open, where ${what}`, async () => {
      const element = await withStripe()
      await frameOf(element)
      answer(BUY, refused('Later.', code, { id: 72 }), { status })
      answer(ORDER, () => (hasConfirmed() ? order('paid', 72) : order('created', 72, 'pi_72_secret')))
      await press(element, PAY)
      await modal(element, 'PURCHASE COMPLETE')
      expect(heard().at(-1)).to.deep.include({ clientSecret: 'pi_72_secret' })
      expect(answered(BUY)).to.have.length(1)
    })
  }

  describe('of an order at another price', () => {
    /** The same is open at Stripe for $90. */
    async function toldOfAnother(): Promise<{ element: HTMLElement; told: Element }> {
      const element = await withStripe()
      await frameOf(element)
      answer(BUY, refused('Later.', PURCHASE_UNDER_WAY, { id: 72 }), { status: 409 })
      const { success, data } = order('created', 72, 'pi_72_secret')
      const open = { success, data: { ...data, purchase: { ...data.purchase, total: 90 } } }
      answer(ORDER, () => (hasConfirmed() ? order('paid', 72) : open))
      await press(element, PAY)
      const told = await modal(element, 'THE PRICE HAS CHANGED')
      await see(told, 'You have begun to pay for the same before, at another price.')
      expect(hasConfirmed()).to.equal(false)
      return { element, told }
    }

    it('is paid once that was seen', async () => {
      const { element, told } = await toldOfAnother()
      await press(told, 'Pay $90.00')
      await modal(element, 'PURCHASE COMPLETE')
      expect(heard()).to.deep.include({ amount: 9_000 })
      expect(answered(BUY)).to.have.length(1)
    })

    it('gives way to the price of now where that order has come to nothing', async () => {
      const { element, told } = await toldOfAnother()
      answer(ORDER, order('failed', 72))
      await press(told, 'Pay $90.00')
      await press(await modal(element, 'PURCHASE FAILED'), 'OK')
      await allClosed()
      await byRole(element, 'button', PAY)
    })
  })

  describe('before the same is ordered on invoice', () => {
    /** A payment by card that nobody knows the end of, and then an invoice. */
    async function orderedAfterCard(): Promise<HTMLElement> {
      const element = await withCard()
      noAnswer()
      await press(element, PAY)
      await press(await modal(element, 'NO ANSWER YET'), 'Cancel')
      await allClosed()
      await choose(element, 'Invoice')
      await fillContact(element)
      answer(BUY, refused('Later.', SENT_BEFORE, { id: 72 }), { status: 422 })
      answer(ORDER, order('created', 72))
      await press(element, ORDER_FOR)
      return element
    }

    it('is told, so that nobody pays twice, and leads back to the card', async () => {
      const element = await orderedAfterCard()
      const told = await modal(element, 'CARD PAYMENT STILL OPEN')
      await expect(element).to.be.accessible()
      await press(told, 'Go on with the card')
      await allClosed()
      expect((await field(element, 'Credit card')).checked).to.equal(true)
      await choose(element, 'Invoice')
      await see(element, 'The same is being paid by card')
      expect(await value(element, 'Organization')).to.equal(CONTACT.Organization)
      const sent = answered(BUY).length
      await press(element, ORDER_FOR)
      await modal(element, 'CARD PAYMENT STILL OPEN')
      expect(answered(BUY)).to.have.length(sent)
    })

    it('is asked about: a card that was charged is the purchase', async () => {
      const element = await orderedAfterCard()
      const told = await modal(element, 'CARD PAYMENT STILL OPEN')
      answer(ORDER, order('paid', 72))
      await press(told, 'Ask again')
      await modal(element, 'PURCHASE COMPLETE')
    })

    it('is asked about: a card that was not leaves its place to the invoice, under the same key', async () => {
      const element = await orderedAfterCard()
      const told = await modal(element, 'CARD PAYMENT STILL OPEN')
      answer(ORDER, order('failed', 72))
      answer(BUY, order('invoiced', 73))
      const bought = nextEvent<{ orderId: number }>(element, 'cx-tokens-bought')
      await press(told, 'Ask again')
      await modal(element, 'ORDER RECEIVED')
      expect((await bought).detail.orderId).to.equal(73)
      expect(new Set(keys()).size).to.equal(1)
    })
  })

  it('says that an order has failed, and empties the card', async () => {
    const element = await withCard()
    answer(BUY, refused('Later.', GATEWAY_SILENT, { id: 72 }), { status: 504 })
    answer(ORDER, order('failed', 72))
    await press(element, PAY)
    const told = await modal(element, 'PURCHASE FAILED')
    await see(told, 'No confirmation came from the payment provider. Nothing was charged, Please try again.')
    await press(told, 'OK')
    expect(await value(element, 'Card number')).to.equal('')
    // a card is charged by who presses the button
    expect(answered(BUY)).to.have.length(1)
  })

  describe('for long', () => {
    const clock = fakeClock()

    it('is asked for every three seconds for a while, and then by the person', async () => {
      const element = await withCard()
      const { after } = platform
      let pauses = 0
      platform.after = (ms, job) => {
        if (ms === ORDER_ASKED_AGAIN_MS) pauses += 1
        return after(ms, job)
      }
      answer(BUY, order('created'))
      answer(ORDER, order('created'))
      await press(element, PAY)
      await clock.arrive(() => pauses === 1)
      expect(answered(ORDER)).to.have.length(1)
      await clock.tick(ORDER_ASKED_AGAIN_MS)
      await clock.arrive(() => pauses === 2)
      expect(answered(ORDER)).to.have.length(2)
      await until(async () => {
        await clock.tick(ORDER_ASKED_AGAIN_MS)
        return visibleText(element).includes('Your payment is still being processed.')
      }, 'the end of the while')
      const asked = answered(ORDER).length
      answer(ORDER, order('paid'))
      await press(element, 'Ask again')
      await clock.arrive(() => visibleText(element).includes('PURCHASE COMPLETE'))
      expect(answered(ORDER).length).to.equal(asked + 1)
      expect(answered(BUY)).to.have.length(1)
    })

    it('holds nobody, since it is looked after', async () => {
      const element = await withCard({}, 'modal')
      const busy: boolean[] = []
      element.addEventListener('cx-busy-changed', event => busy.push((event as CustomEvent).detail.busy))
      answer(BUY, order('created'))
      answer(ORDER, order('created'))
      await press(element, PAY)
      await clock.arrive(() =>
        visibleText(element).includes('Your payment is looked after, also when you leave'),
      )
      await clock.arrive(() => busy.length > 1)
      expect(busy).to.deep.equal([true, false])
      await expect(element).to.be.accessible()
      const closed = nextEvent(element, 'cx-purchase-closed')
      await press(await modal(element, 'Payment'), 'Close')
      await closed
    })

    it('is not asked for any more once the form is gone', async () => {
      const element = await withCard()
      answer(BUY, order('created'))
      answer(ORDER, order('created'))
      await press(element, PAY)
      await clock.arrive(() => answered(ORDER).length === 1)
      const running = clock.running()
      unmountAll()
      await clock.tick(0)
      expect(clock.running()).to.be.below(running)
      await clock.tick(ORDER_ASKED_AGAIN_MS)
      expect(answered(ORDER)).to.have.length(1)
    })
  })
})

describe('what was bought', () => {
  const clock = fakeClock()
  afterEach(unmountAll)

  it('is in the balance at once, without waiting for the next look at it', async () => {
    const element = await withCard()
    await clock.arrive(() => answered('GET /api/teacher/user').length === 1)
    answer('GET /api/teacher/user', { success: true, data: teacher({ available_tokens_count: 7 }) })
    await press(element, PAY)
    await clock.arrive(() => $user.get()?.available_tokens_count === 7)
  })
})
