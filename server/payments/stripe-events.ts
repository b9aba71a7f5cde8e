import type { StripeKeys } from '../settings/payments.ts'
import { REFERENCE_KEY, stripeClient } from './stripe.ts'

/** A message that is older is none: whoever has copied one cannot send it again later. */
const TOLERANCE_SECONDS = 300

/** What says that something has become of a payment. */
const PAYMENT = /^(?:payment_intent\.(?:succeeded|canceled)|charge\.refunded)$/

/** It is not from Stripe, or too old. */
export class NotOfStripe extends Error {
  override name = 'NotOfStripe'
}

/**
 * The reference of the order that a message is about; null of what is none of ours. What it says of the order is not
 * believed: the gateway is asked.
 * @throws {NotOfStripe}
 */
export async function readStripeEvent(
  keys: StripeKeys,
  body: Buffer,
  signature: string,
): Promise<string | null> {
  const { webhooks } = await stripeClient(keys, 0)
  try {
    const event = webhooks.constructEvent(body, signature, keys.webhookSecret, TOLERANCE_SECONDS)
    if (!PAYMENT.test(event.type)) return null
    const { metadata } = event.data.object as { metadata?: Record<string, string> | null }
    return metadata?.[REFERENCE_KEY] ?? null
  } catch {
    throw new NotOfStripe('the signature does not fit')
  }
}
