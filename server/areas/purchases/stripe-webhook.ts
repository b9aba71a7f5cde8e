import type { FastifyInstance } from 'fastify'
import { GatewaySilent } from '../../payments/gateway.ts'
import { NotOfStripe, readStripeEvent } from '../../payments/stripe-events.ts'
import type { Services } from '../../services.ts'
import type { StripeKeys } from '../../settings/payments.ts'
import { askGateway } from './ask-gateway.ts'
import { refuse } from './refusals.ts'
import { findByReference } from './repository/orders.ts'

export const STRIPE_WEBHOOK_PATH = '/api/payments/stripe/webhook'

async function referenceIn(keys: StripeKeys, body: Buffer, signature: unknown): Promise<string | null> {
  try {
    return await readStripeEvent(keys, body, String(signature ?? ''))
  } catch (error) {
    throw error instanceof NotOfStripe ? refuse('notOfStripe') : error
  }
}

/** Asks what has become of an order. @throws 503 where that is not answered: Stripe sends its message again */
async function findOut(services: Services, reference: string): Promise<void> {
  const order = await findByReference(services.db, reference)
  if (!order) return
  try {
    await askGateway(services, order)
  } catch (error) {
    throw error instanceof GatewaySilent ? refuse('unavailable') : error
  }
}

/** Where Stripe says that something has become of a payment. The signature is over the bytes as they came. */
export const stripeWebhook =
  (services: Services, keys: StripeKeys) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    )
    app.post(STRIPE_WEBHOOK_PATH, { schema: { hide: true } }, async request => {
      const { body, headers } = request
      if (!Buffer.isBuffer(body)) throw refuse('notOfStripe')
      const reference = await referenceIn(keys, body, headers['stripe-signature'])
      if (reference !== null) await findOut(services, reference)
      return { received: true }
    })
  }
