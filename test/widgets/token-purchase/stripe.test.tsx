import { expect } from '@open-wc/testing'
import { cardFrame } from '../../../src/core/tokens/card-frame.ts'
import { answer, answered } from '../../support/answer.ts'
import { modal } from '../../support/modals.ts'
import { field, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { aRow, BUY, choose, invoice, ORDER, PAY, paying, stripe } from './a-purchase.ts'

const { address } = cardFrame

interface Fake {
  /** What Stripe answers to `submit` and `confirmPayment`. */
  submitted?: string
  confirmed?: string
  /** Its script did not come. */
  isAway?: boolean
}

/** The page of the frame with its own script, and a Stripe that answers as it is told; `heard` is what it was asked. */
function frames({ submitted, confirmed, isAway = false }: Fake = {}): void {
  const answerOf = (message: string | undefined) => JSON.stringify(message ? { error: { message } } : {})
  const fake = `
    const heard = parent.heardByStripe = []
    globalThis.Stripe = key => ({
      elements: options => {
        heard.push({ key, amount: options.amount, currency: options.currency })
        return {
          create: () => ({
            on: (event, listener) => event === 'ready' && setTimeout(listener),
            mount: place => { place.innerHTML = '<p style="height:180px;margin:0">Card number</p>' },
          }),
          update: ({ amount }) => heard.push({ amount }),
          submit: async () => (${answerOf(submitted)}),
        }
      },
      confirmPayment: async ({ clientSecret, redirect }) => {
        heard.push({ clientSecret, redirect })
        return ${answerOf(confirmed)}
      },
    })`
  const page = `<!doctype html><html lang="en"><title>Card details</title><body>
    ${isAway ? '' : `<script>${fake}</script>`}
    <script type="module" src="${location.origin}/host/card-frame.ts"></script>`
  const url = URL.createObjectURL(new Blob([page], { type: 'text/html' }))
  cardFrame.address = () => url
}

const heard = () => (globalThis as unknown as { heardByStripe: object[] }).heardByStripe

async function shown(fake: Fake = {}): Promise<HTMLElement> {
  frames(fake)
  const element = await paying({ methods: [invoice, stripe] })
  await choose(element, 'Credit card')
  await see(element, 'Your card is entered at Stripe')
  return element
}

const frameOf = (element: Element) =>
  until(
    () => element.shadowRoot?.querySelector<HTMLIFrameElement>('iframe:not([data-loading], [hidden])'),
    'the frame',
  )

const opened = {
  success: true as const,
  data: { order: { id: 91, status: 'created' as const, client_secret: 'pi_1_secret' } },
}

describe('a card that Stripe takes', () => {
  afterEach(() => {
    unmountAll()
    cardFrame.address = address
  })

  it('is typed in a frame, and no field of the element asks for it', async () => {
    const element = await shown()
    const frame = await frameOf(element)
    await until(() => frame.clientHeight === 180, 'the frame to be as high as its fields')
    expect(frame.title).to.equal('Card details')
    expect(visibleText(element)).not.to.include('Card number')
    expect(heard()).to.deep.equal([{ key: 'pk_test_1', amount: 125_050, currency: 'usd' }])
    await expect(element).to.be.accessible()
  })

  it('is charged by what the order was given for it, and the order is asked about then', async () => {
    const element = await shown()
    await frameOf(element)
    answer(BUY, opened)
    answer(ORDER, {
      success: true,
      data: { order: { id: 91, status: 'paid', client_secret: null }, purchase: aRow({ id: 91 }) },
    })
    await press(element, PAY)
    await modal(element, 'PURCHASE COMPLETE')
    expect(answered(BUY)[0]?.body).not.to.have.property('credit_card')
    expect(heard().at(-1)).to.deep.equal({ clientSecret: 'pi_1_secret', redirect: 'if_required' })
  })

  it('makes no order while it is not filled in', async () => {
    const element = await shown({ submitted: 'Your card number is incomplete.' })
    await frameOf(element)
    await press(element, PAY)
    await until(() => element.shadowRoot?.querySelector('[type=submit]:not([aria-disabled])'), 'the button')
    expect(answered(BUY)).to.have.length(0)
  })

  it('tells what Stripe says against it, and pays the same order with another one', async () => {
    const element = await shown({ confirmed: 'Your card has insufficient funds.' })
    await frameOf(element)
    answer(BUY, opened)
    await press(element, PAY)
    const told = await modal(element, 'PURCHASE FAILED')
    await see(told, 'Your card has insufficient funds, Please try again.')
    await press(told, 'OK')
    await frameOf(element)
    await press(element, PAY)
    await modal(element, 'PURCHASE FAILED')
    expect(answered(BUY)).to.have.length(1)
  })

  it('says that the form did not come, and tries again', async () => {
    const element = await shown({ isAway: true })
    await see(element, 'The card form of our payment provider could not be loaded.')
    await expect(element).to.be.accessible()
    frames()
    await press(element, 'Retry')
    await frameOf(element)
  })

  it('is done without on invoice', async () => {
    const element = await shown()
    await frameOf(element)
    await choose(element, 'Invoice')
    await field(element, 'Organization')
    expect(element.shadowRoot?.querySelector('iframe')).to.equal(null)
  })
})
