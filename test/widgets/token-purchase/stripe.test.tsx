import { expect } from '@open-wc/testing'
import { CARD_HELLO } from '../../../src/contract/card-frame.ts'
import { PRICE_CHANGED } from '../../../src/contract/error-codes/purchases.ts'
import { purchaseSentences as s } from '../../../src/contract/server-messages/purchases.ts'
import { platform } from '../../../src/core/platform.ts'
import { cardFrame, createCardFrame } from '../../../src/core/tokens/card-frame.ts'
import { answer, answered } from '../../support/answer.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { field, fill, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { aPrice, BUY, choose, ORDER, order, PAY, refused } from './a-purchase.ts'
import { frameOf, frames, heard, ownFrames, withStripe } from './a-stripe-frame.ts'

const opened = order('created', 91, 'pi_1_secret')

describe('a card that Stripe takes', () => {
  afterEach(() => {
    unmountAll()
    ownFrames()
  })

  it('is typed in a frame, and no field of the element asks for it', async () => {
    const element = await withStripe()
    const frame = await frameOf(element)
    await until(() => frame.clientHeight === 180, 'the frame to be as high as its fields')
    expect(frame.title).to.equal('Card details')
    // as the page in it: a dark one around would make it white otherwise
    expect(getComputedStyle(frame).colorScheme).to.equal('light')
    expect(visibleText(element)).not.to.include('Card number')
    expect(heard()).to.deep.equal([{ key: 'pk_test_1', amount: 125_050, currency: 'usd', ways: ['card'] }])
    await expect(element).to.be.accessible()
  })

  it('is charged by what the order was given for it, and the order is asked about then', async () => {
    const element = await withStripe()
    await frameOf(element)
    answer(BUY, opened)
    answer(ORDER, order('paid', 91))
    await press(element, PAY)
    await modal(element, 'PURCHASE COMPLETE')
    expect(answered(BUY)[0]?.body).not.to.have.property('credit_card')
    expect(heard().at(-1)).to.deep.equal({ clientSecret: 'pi_1_secret', redirect: 'if_required' })
  })

  it('is told of a price that has changed meanwhile', async () => {
    const element = await withStripe()
    await frameOf(element)
    answer(BUY, refused(s.priceChanged, PRICE_CHANGED, { exchange_token: aPrice({ price: 80 }) }), {
      status: 422,
    })
    await press(element, PAY)
    const told = await modal(element, 'THE PRICE HAS CHANGED')
    await until(() => heard().some(asked => 'amount' in asked && asked.amount === 8_000), 'the new amount')
    answer(BUY, opened)
    answer(ORDER, order('paid', 91))
    await press(told, 'Pay $80.00')
    await modal(element, 'PURCHASE COMPLETE')
  })

  it('is waited for: what is typed stays, and nothing is sent before its fields are there', async () => {
    const element = await withStripe({ isSlow: true })
    await choose(element, 'Invoice')
    await fill(element, 'Organization', 'IES Sierra Norte')
    await choose(element, 'Credit card')
    await press(element, PAY)
    const told = await modal(element, 'ONE MOMENT')
    await see(told, 'The card form is not there yet. Please wait a moment.')
    await expect(element).to.be.accessible()
    await press(told, 'OK')
    await allClosed()
    expect(answered(BUY)).to.have.length(0)
    await choose(element, 'Invoice')
    expect((await field(element, 'Organization')).value).to.equal('IES Sierra Norte')
  })

  it('makes no order while it is not filled in', async () => {
    const element = await withStripe({ submitted: 'Your card number is incomplete.' })
    await frameOf(element)
    await press(element, PAY)
    await until(() => element.shadowRoot?.querySelector('[type=submit]:not([aria-disabled])'), 'the button')
    expect(answered(BUY)).to.have.length(0)
  })

  it('tells what Stripe says against it, and pays the same order with another one', async () => {
    const element = await withStripe({ confirmed: 'Your card has insufficient funds.' })
    await frameOf(element)
    answer(BUY, opened)
    answer(ORDER, opened)
    await press(element, PAY)
    const told = await modal(element, 'PURCHASE FAILED')
    await see(told, 'Your card has insufficient funds, Please try again.')
    await press(told, 'OK')
    await frameOf(element)
    await press(element, PAY)
    await modal(element, 'PURCHASE FAILED')
    expect(answered(BUY)).to.have.length(1)
  })

  it('has been charged where only the answer of Stripe was lost', async () => {
    const element = await withStripe({ confirmed: 'The connection was lost.' })
    await frameOf(element)
    answer(BUY, opened)
    answer(ORDER, order('paid', 91))
    await press(element, PAY)
    await modal(element, 'PURCHASE COMPLETE')
  })

  it('stays there, however long somebody looks for their card', async () => {
    const { after } = platform
    const waits = new Set<() => void>()
    platform.after = (ms, job) => {
      if (ms !== 20_000) return after(ms, job)
      waits.add(job)
      return () => void waits.delete(job)
    }
    const element = await withStripe()
    await frameOf(element)
    platform.after = after
    expect(waits.size).to.equal(0)
    expect(visibleText(element)).not.to.include('could not be loaded')
  })

  it('says that the form did not come, and tries again', async () => {
    const element = await withStripe({ isAway: true })
    await see(element, 'The card form of our payment provider could not be loaded.')
    await expect(element).to.be.accessible()
    frames()
    await press(element, 'Retry')
    await frameOf(element)
  })

  it('is opened by the page around alone', async () => {
    frames()
    const [card, stranger] = [document.createElement('iframe'), document.createElement('iframe')]
    card.src = cardFrame.address()
    document.body.append(card, stranger)
    await new Promise(resolve => card.addEventListener('load', resolve, { once: true }))
    const show = { ask: 'show', key: 'pk_test_1', amount_cents: 100, look: {} }
    const open = (line: MessageChannel) =>
      new Promise<string>(resolve => {
        line.port1.onmessage = ({ data }) => data.told === 'ready' && resolve(data.told)
        line.port1.postMessage(show)
      })
    const [theirs, ours] = [new MessageChannel(), new MessageChannel()]
    // what a window runs is said by that window
    const { Function: Theirs } = stranger.contentWindow as unknown as { Function: FunctionConstructor }
    Theirs('card', 'port', `card.postMessage('${CARD_HELLO}', '*', [port])`)(card.contentWindow, theirs.port2)
    let isHeard = false
    void open(theirs).then(() => {
      isHeard = true
    })
    card.contentWindow?.postMessage(CARD_HELLO, '*', [ours.port2])
    expect(await open(ours)).to.equal('ready')
    expect(isHeard).to.equal(false)
    card.remove()
    stranger.remove()
  })

  it('is asked for in the page of the service alone, whatever stands in the frame', () => {
    cardFrame.address = () => 'https://service.example/payments/card'
    const told: unknown[] = []
    const window = { postMessage: (...given: unknown[]) => told.push(given.slice(0, 2)) } as unknown as Window
    const frame = createCardFrame()
    const look = { isDark: false, primary: '', background: '', text: '', danger: '' }
    frame.open(window, { key: 'pk_test_1', amount_cents: 100, look })
    frame.close()
    expect(told).to.deep.equal([[CARD_HELLO, 'https://service.example']])
  })

  it('is done without on invoice', async () => {
    const element = await withStripe()
    await frameOf(element)
    await choose(element, 'Invoice')
    await field(element, 'Organization')
    expect(element.shadowRoot?.querySelector('iframe')).to.equal(null)
  })
})
