import assert from 'node:assert/strict'
import { type AStripe, aStripe } from './a-stripe.ts'
import type { DatabaseKind } from './databases.ts'
import { purchaseStage } from './purchase-stage.ts'

/** What is sent of a card that is typed into Stripe's frame. */
export const WITHOUT_CARD = { payment_method_id: 2 }

/** A server that sells with Stripe. */
export async function stripeStage(kind: DatabaseKind) {
  const stripe = await aStripe()
  const stage = await purchaseStage(kind, { stripe: stripe.keys, gatewayMs: 5_000 })
  await stage.server.app.ready()
  return {
    ...stage,
    stripe,

    /** Where the latest order stands. */
    statusNow: async () => (await stage.orders())[0]?.status,

    /** An order whose frame is open. */
    async begun(key?: string) {
      const { status, body } = await stage.buy(WITHOUT_CARD, key === undefined ? {} : { key })
      assert.deepEqual([status, body.data.order.status], [200, 'created'])
      return { id: body.data.order.id, secret: body.data.order.client_secret ?? '' }
    },

    /** Stripe sends a message. */
    async deliver({ payload, signature }: ReturnType<AStripe['message']>) {
      const { statusCode } = await stage.server.app.inject({
        method: 'POST',
        url: '/api/payments/stripe/webhook',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload,
      })
      return statusCode
    },

    async close() {
      await stage.server.close()
      await stripe.close()
    },
  }
}

export type StripeStage = Awaited<ReturnType<typeof stripeStage>>
