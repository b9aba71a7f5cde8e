import { call } from '../http/call.ts'
import { createLoad } from '../http/load.ts'
import { tokenPurchase as t } from '../messages/token-purchase.ts'

/** What is bought together, asked for as long as an element is there: prices change. */
export const createBundles = () =>
  createLoad(signal => call('GET /api/teacher/bundles', undefined, { signal }), { failed: t.loadFailed })
export type Bundles = ReturnType<typeof createBundles>

/** The ways to pay: an operator may change them. */
export const createMethods = () =>
  createLoad(signal => call('GET /api/teacher/payment-methods', undefined, { signal }), {
    failed: t.methodsFailed,
  })
export type Methods = ReturnType<typeof createMethods>
