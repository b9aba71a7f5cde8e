import type Stripe from 'stripe'
import { STRIPE_WAYS } from '../../src/contract/card-frame.ts'
import type { StripeKeys } from '../settings/payments.ts'
import { type Gateway, GatewayAstray, GatewaySilent, type Payable, type Payment } from './gateway.ts'

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

const INVALID = 'StripeInvalidRequestError'

const isInvalid = (error: unknown): boolean => (error as { type?: unknown }).type === INVALID

const isRefused = (error: unknown, ...codes: string[]): boolean =>
  isInvalid(error) && codes.includes(String((error as { code?: unknown }).code))

/** What Stripe's own refusals are: all else may have been done. */
const DECIDED = [INVALID, 'StripeAuthenticationError', 'StripePermissionError']

/** What Stripe has answered, without what it says of the card. */
function toldBy(error: unknown): string {
  const { type, statusCode, code } = error as { type?: string; statusCode?: number; code?: string }
  return `Stripe answered ${[type, statusCode, code].filter(Boolean).join(' ')}`
}

/** An error without what Stripe says of the card. */
function silenced(error: unknown): unknown {
  const type = String((error as { type?: unknown }).type)
  if (!type.startsWith('Stripe')) return error
  return DECIDED.includes(type) ? new GatewayAstray(toldBy(error)) : new GatewaySilent(toldBy(error))
}

/** @throws {GatewaySilent} for whatever leaves open what has been done */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw silenced(error)
  }
}

/** @throws {GatewayAstray} when another amount was paid than the order asks for, and is not given back yet */
function paid(intent: Stripe.PaymentIntent, { amount_cents }: Payable): Payment {
  const { id: charge_id, latest_charge } = intent
  const charge = typeof latest_charge === 'object' ? latest_charge : null
  if (charge?.refunded) return { at: 'refunded', charge_id }
  if (intent.amount_received !== amount_cents || intent.currency !== CURRENCY)
    throw new GatewayAstray(`Stripe has taken another amount for ${charge_id} than was asked for`)
  return { at: 'paid', charge_id, is_disputed: charge?.disputed ?? false }
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
        allowed_payment_method_types: [...STRIPE_WAYS],
        metadata: { [REFERENCE_KEY]: order.reference },
        ...EXPANDED,
      },
      { idempotencyKey: `order-${order.reference}` },
    )
  }

  const look = async (order: Payable): Promise<Payment> => {
    if (order.charge_id !== null)
      return paymentOf(await (await client()).paymentIntents.retrieve(order.charge_id, EXPANDED), order)
    try {
      return paymentOf(await begin(order), order)
    } catch (error) {
      // a total that it does not take, such as: nobody was ever told what could be paid
      if (isInvalid(error)) return { at: 'none', refused: toldBy(error) }
      throw error
    }
  }

  return {
    name: 'stripe',

    charge: order => asked(() => look(order)),

    find: order => asked(() => look(order)),

    close: order =>
      asked(async () => {
        const payment = await look(order)
        if (payment.at !== 'open') return payment
        const { paymentIntents } = await client()
        try {
          return paymentOf(await paymentIntents.cancel(payment.charge_id), order)
        } catch (error) {
          // it was paid, or ended by somebody else, a moment before
          if (!isRefused(error, 'payment_intent_unexpected_state')) throw error
          const now = paymentOf(await paymentIntents.retrieve(payment.charge_id, EXPANDED), order)
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
          // who disputes a charge has the money back by that
          if (!isRefused(error, 'charge_already_refunded', 'charge_disputed')) throw error
        }
      }),
  }
}
