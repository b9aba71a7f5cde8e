import { CARD_HELLO, type CardAnswer, type CardAsk, STRIPE_WAYS } from '../src/contract/card-frame.ts'

/** As much of Stripe.js as is used here (docs.stripe.com/js). */
interface StripeAnswer {
  error?: { message?: string }
}
interface StripeElements {
  create(
    kind: 'payment',
    options: object,
  ): {
    mount(place: Element): void
    on(event: 'ready' | 'loaderror', listener: () => void): void
  }
  update(options: object): void
  submit(): Promise<StripeAnswer>
}
interface StripeClient {
  elements(options: object): StripeElements
  confirmPayment(options: object): Promise<StripeAnswer>
}
declare const Stripe: ((key: string) => StripeClient) | undefined

/** Room for the provider's own questions, such as a bank's, which open over its fields. */
const CONFIRM_PX = 520
const UNKNOWN = 'The payment provider did not answer. Please try again.'

/**
 * The page in the frame of a card (server/areas/purchases/card-page.ts): Stripe's own fields, which work in no shadow
 * root, and which no page around can look into. What is typed goes to Stripe alone.
 */
function serve(port: MessagePort): void {
  const place = document.createElement('main')
  document.body.append(place)
  let client: StripeClient | undefined
  let elements: StripeElements | undefined
  const tell = (answer: CardAnswer) => port.postMessage(answer)
  const tellHeight = () => tell({ told: 'height', px: Math.ceil(place.getBoundingClientRect().height) })
  new ResizeObserver(tellHeight).observe(place)

  function show({ key, amount_cents, look }: Extract<CardAsk, { ask: 'show' }>): void {
    if (typeof Stripe !== 'function') {
      tell({ told: 'failed' })
      return
    }
    client = Stripe(key)
    elements = client.elements({
      mode: 'payment',
      currency: 'usd',
      amount: amount_cents,
      allowedPaymentMethodTypes: STRIPE_WAYS,
      appearance: {
        theme: look.isDark ? 'night' : 'stripe',
        variables: {
          colorPrimary: look.primary,
          colorBackground: look.background,
          colorText: look.text,
          colorDanger: look.danger,
          borderRadius: '12px',
        },
      },
    })
    const fields = elements.create('payment', {
      wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    })
    fields.on('ready', () => tell({ told: 'ready' }))
    fields.on('loaderror', () => tell({ told: 'failed' }))
    fields.mount(place)
  }

  const errorOf = async (job: Promise<StripeAnswer> | undefined): Promise<string | null> => {
    try {
      if (!job) return UNKNOWN
      const { error } = await job
      return error ? (error.message ?? UNKNOWN) : null
    } catch {
      return UNKNOWN
    }
  }

  port.onmessage = async ({ data }: MessageEvent<CardAsk>) => {
    switch (data.ask) {
      case 'show':
        return show(data)
      case 'amount':
        return elements?.update({ amount: data.amount_cents })
      case 'check':
        return tell({ told: 'checked', error: await errorOf(elements?.submit()) })
      case 'confirm': {
        tell({ told: 'height', px: CONFIRM_PX })
        const error = await errorOf(
          client?.confirmPayment({
            elements,
            clientSecret: data.client_secret,
            confirmParams: { return_url: location.href },
            redirect: 'if_required',
          }),
        )
        tellHeight()
        return tell({ told: 'confirmed', error })
      }
    }
  }
}

/** Only the page around says which port; who that may be, the policy of this page says (`frame-ancestors`). */
addEventListener('message', function hear({ data, source, ports: [port] }) {
  if (source !== parent || data !== CARD_HELLO || !port) return
  removeEventListener('message', hear)
  serve(port)
})
