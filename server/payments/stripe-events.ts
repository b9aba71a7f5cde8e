import type { StripeKeys } from '../settings/payments.ts'
import { REFERENCE_KEY, stripeClient } from './stripe.ts'

/** A message that is older is none: whoever has copied one cannot send it again later. */
const TOLERANCE_SECONDS = 300

/** What says that something has become of a payment. */
const PAYMENT = /^(?:payment_intent\.(?:succeeded|canceled)|charge\.refunded)$/
/** A dispute has names of its own, and tells the charge by that of the intent. */
const DISPUTE = /^charge\.dispute\./

/** It is not from Stripe, or too old. */
export class NotOfStripe extends Error {
  override name = 'NotOfStripe'
}

/** What a message is about: an order by its reference, or by Stripe's own name of the charge. */
export type ToldOf = { reference: string } | { charge_id: string }

interface Told {
  metadata?: Record<string, string> | null
  payment_intent?: unknown
}

/** Names of ours, and of Stripe, are of these; a text with others names nothing. */
const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w-]+$/.test(value)

function toldOf(type: string, { metadata, payment_intent }: Told): ToldOf | null {
  if (DISPUTE.test(type)) return isName(payment_intent) ? { charge_id: payment_intent } : null
  const reference = PAYMENT.test(type) ? metadata?.[REFERENCE_KEY] : undefined
  return isName(reference) ? { reference } : null
}

/**
 * The order that a message is about; null of what is none of ours. What it says of the order is not believed: the
 * gateway is asked.
 * @throws {NotOfStripe}
 */
export async function readStripeEvent(
  keys: StripeKeys,
  body: Buffer,
  signature: string,
): Promise<ToldOf | null> {
  const { webhooks } = await stripeClient(keys, 0)
  try {
    const event = webhooks.constructEvent(body, signature, keys.webhookSecret, TOLERANCE_SECONDS)
    return toldOf(event.type, event.data.object as Told)
  } catch {
    throw new NotOfStripe('the signature does not fit')
  }
}
