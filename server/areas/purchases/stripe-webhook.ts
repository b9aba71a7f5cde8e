import type { FastifyInstance } from 'fastify'
import { GatewaySilent } from '../../payments/gateway.ts'
import { NotOfStripe, readStripeEvent, type ToldOf } from '../../payments/stripe-events.ts'
import type { Services } from '../../services.ts'
import type { StripeKeys } from '../../settings/payments.ts'
import { askGateway, noteSilence } from './ask-gateway.ts'
import { refuse } from './refusals.ts'
import { findByCharge, findByReference } from './repository/orders.ts'

export const STRIPE_WEBHOOK_PATH = '/api/payments/stripe/webhook'

async function toldIn(keys: StripeKeys, body: Buffer, signature: unknown): Promise<ToldOf | null> {
  try {
    return await readStripeEvent(keys, body, String(signature ?? ''))
  } catch (error) {
    throw error instanceof NotOfStripe ? refuse('notOfStripe') : error
  }
}

/** Asks what has become of an order. @throws 503 where that is not answered: Stripe sends its message again */
async function findOut(services: Services, told: ToldOf): Promise<void> {
  const { db, log } = services
  const order =
    'reference' in told ? await findByReference(db, told.reference) : await findByCharge(db, told.charge_id)
  if (!order) return
  try {
    const { order: now } = await askGateway(services, order)
    if (now.disputed_at && !order.disputed_at)
      log.warn({ order: order.id }, 'the charge of an order is disputed')
    if (now.paid_late_at && !order.paid_late_at)
      log.warn({ order: order.id }, 'an order that had failed is paid')
  } catch (error) {
    if (!(error instanceof GatewaySilent)) throw error
    noteSilence(services, order.id, error)
    throw refuse('unavailable')
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
      const told = await toldIn(keys, body, headers['stripe-signature'])
      if (told) await findOut(services, told)
      return { received: true }
    })
  }
