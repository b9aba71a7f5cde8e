import type { purchaseEndpoints } from '../../../src/contract/endpoints/purchases.ts'
import type { OrderStatus } from '../../../src/contract/rules/order-status.ts'
import { purchaseSentences } from '../../../src/contract/server-messages/purchases.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { buy } from './buy.ts'
import { checkPayment } from './checked-payment.ts'
import { paymentMethods } from './payment-methods.ts'
import { exportPurchases, listPurchases, readPurchase } from './read.ts'
import { wantedBundle, wantedTokens } from './wanted.ts'

const { paid, invoiced, beingPaid } = purchaseSentences

const messageOf = (status: OrderStatus): string =>
  status === 'invoiced' ? invoiced : status === 'created' ? beingPaid : paid

export const handlers = (services: Services): Handlers<keyof typeof purchaseEndpoints> => ({
  'GET /api/teacher/payment-methods': async () => ({ data: paymentMethods(services) }),

  'POST /api/teacher/exchange-tokens': async call => {
    const { teacher, body } = call
    checkPayment(services, body, body.amount_tokens)
    const order = await buy(services, 'POST /api/teacher/exchange-tokens', call, () =>
      wantedTokens(services.db, teacher, body),
    )
    return { message: messageOf(order.status), data: { order } }
  },

  'POST /api/teacher/bundles/{id}': async call => {
    const { teacher, body, params } = call
    checkPayment(services, body, undefined)
    const order = await buy(services, 'POST /api/teacher/bundles/{id}', call, () =>
      wantedBundle(services.db, teacher, { ...params, price: body.price }),
    )
    return { message: messageOf(order.status), data: { order } }
  },

  'GET /api/teacher/exchange-tokens-purchases': async ({ teacher, query }) => ({
    data: await listPurchases(services.db, teacher, query),
    freshUntil: Number.POSITIVE_INFINITY,
  }),

  'GET /api/teacher/exchange-tokens-purchases/export': async ({ teacher, query }) => ({
    bytes: await exportPurchases(services.db, teacher, query),
  }),

  'GET /api/teacher/exchange-tokens-purchases/{id}': async ({ teacher, params }) => ({
    data: await readPurchase(services, teacher, params.id),
  }),
})
