import type Stripe from 'stripe'
import type { StripeKeys } from '../settings/payments.ts'
import { type Gateway, GatewaySilent, type Payable, type Payment } from './gateway.ts'

const CURRENCY = 'usd'
/** Under this name an intent, and its charge, carry the reference of the order. */
export const REFERENCE_KEY = 'order_reference'

/** Loaded where it is needed: a server without Stripe need not read it. */
export async function stripeClient(
  { secretKey, apiUrl }: Pick<StripeKeys, 'secretKey' | 'apiUrl'>,
  timeout: number,
): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  const { hostname, port, protocol } = new URL(apiUrl)
  return new StripeClient(secretKey, {
    host: hostname,
    ...(port ? { port } : {}),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout,
    // each call carries a key of its own, so that it is done once
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

const isRefused = (error: unknown, code: string) =>
  (error as { type?: unknown }).type === 'StripeInvalidRequestError' &&
  (error as { code?: unknown }).code === code

/** What Stripe's own refusals are: all else may have been done. */
const DECIDED = ['StripeInvalidRequestError', 'StripeAuthenticationError', 'StripePermissionError']

/** An error without what Stripe says of the card. */
function silenced(error: unknown): unknown {
  if (!String((error as { type?: unknown }).type).startsWith('Stripe')) return error
  const { type, statusCode, code } = error as { type?: string; statusCode?: number; code?: string }
  const told = `Stripe answered ${[type, statusCode, code].filter(Boolean).join(' ')}`
  return DECIDED.includes(type ?? '') ? new Error(told) : new GatewaySilent(told)
}

/** @throws {GatewaySilent} for whatever leaves open what has been done */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw silenced(error)
  }
}

function isRefunded({ latest_charge }: Stripe.PaymentIntent): boolean {
  return typeof latest_charge === 'object' && latest_charge !== null && latest_charge.refunded
}

/** @throws when another amount was paid than the order asks for: somebody has to look */
function paid(intent: Stripe.PaymentIntent, { amount_cents }: Payable): Payment {
  if (intent.amount_received !== amount_cents || intent.currency !== CURRENCY)
    throw new Error(`Stripe has taken another amount for ${intent.id} than was asked for`)
  return { at: isRefunded(intent) ? 'refunded' : 'paid', charge_id: intent.id }
}

function paymentOf(intent: Stripe.PaymentIntent, order: Payable): Payment {
  if (intent.status === 'succeeded') return paid(intent, order)
  if (intent.status === 'canceled') return { at: 'none' }
  // a card that was declined may be followed by another one, in the same frame
  return { at: 'open', charge_id: intent.id, client_secret: intent.client_secret ?? '' }
}

const EXPANDED = { expand: ['latest_charge'] }

/** Cards in Stripe's own frame: this server begins a payment and asks what has become of it, and never sees a number. */
export function createStripe(keys: StripeKeys, timeout: number): Gateway {
  let loading: Promise<Stripe> | undefined
  const client = () => {
    loading ??= stripeClient(keys, timeout)
    return loading
  }

  /** The intent of an order; the same one however often it is asked for, as its key is the order's. */
  const begin = async (order: Payable): Promise<Stripe.PaymentIntent> => {
    const { paymentIntents } = await client()
    return paymentIntents.create(
      {
        amount: order.amount_cents,
        currency: CURRENCY,
        allowed_payment_method_types: ['card'],
        metadata: { [REFERENCE_KEY]: order.reference },
        ...EXPANDED,
      },
      { idempotencyKey: `order-${order.reference}` },
    )
  }

  const intentOf = async (order: Payable): Promise<Stripe.PaymentIntent> =>
    order.charge_id === null
      ? begin(order)
      : (await client()).paymentIntents.retrieve(order.charge_id, EXPANDED)

  return {
    name: 'stripe',

    charge: order => asked(async () => paymentOf(await intentOf(order), order)),

    find: order => asked(async () => paymentOf(await intentOf(order), order)),

    close: order =>
      asked(async () => {
        const intent = await intentOf(order)
        const payment = paymentOf(intent, order)
        if (payment.at !== 'open') return payment
        const { paymentIntents } = await client()
        try {
          return paymentOf(await paymentIntents.cancel(intent.id), order)
        } catch (error) {
          // it was paid, or ended by somebody else, a moment before
          if (!isRefused(error, 'payment_intent_unexpected_state')) throw error
          const now = paymentOf(await paymentIntents.retrieve(intent.id, EXPANDED), order)
          if (now.at === 'open') throw new GatewaySilent('Stripe is still busy with the payment')
          return now
        }
      }),

    refund: ({ charge_id, reference }) =>
      asked(async () => {
        if (charge_id === null) throw new Error('nothing was charged that could be given back')
        const { refunds } = await client()
        try {
          await refunds.create({ payment_intent: charge_id }, { idempotencyKey: `refund-${reference}` })
        } catch (error) {
          if (!isRefused(error, 'charge_already_refunded')) throw error
        }
      }),
  }
}
