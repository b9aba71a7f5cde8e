import { cardFrame } from '../../../src/core/tokens/card-frame.ts'
import { see } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { choose, invoice, paying, stripe } from './a-purchase.ts'

const { address } = cardFrame

export interface FakeStripe {
  /** What Stripe answers to `submit` and `confirmPayment`. */
  submitted?: string
  confirmed?: string
  /** Its script did not come. */
  isAway?: boolean
  /** Its fields do not come. */
  isSlow?: boolean
}

/** What the element shows from now on: the page of the frame with its own script, and a Stripe that answers as it is told; `heard` is what it was asked. */
export function frames({ submitted, confirmed, isAway = false, isSlow = false }: FakeStripe = {}): void {
  const answerOf = (message: string | undefined) => JSON.stringify(message ? { error: { message } } : {})
  const fake = `
    const heard = parent.heardByStripe = []
    globalThis.Stripe = key => ({
      elements: options => {
        heard.push({ key, amount: options.amount, currency: options.currency, ways: options.allowedPaymentMethodTypes })
        return {
          create: () => ({
            on: (event, listener) => event === 'ready' && ${!isSlow} && setTimeout(listener),
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

export const heard = () => (globalThis as unknown as { heardByStripe: object[] }).heardByStripe

/** Whether it was asked to charge. */
export const hasConfirmed = () => heard().some(asked => 'clientSecret' in asked)

export async function withStripe(fake: FakeStripe = {}): Promise<HTMLElement> {
  frames(fake)
  const element = await paying({ methods: [invoice, stripe] })
  await choose(element, 'Credit card')
  await see(element, 'Your card is entered at Stripe')
  return element
}

export const frameOf = (element: Element) =>
  until(
    () => element.shadowRoot?.querySelector<HTMLIFrameElement>('iframe:not([data-loading], [hidden])'),
    'the frame',
  )

/** The frame is the service's own again. */
export const ownFrames = () => {
  cardFrame.address = address
}
