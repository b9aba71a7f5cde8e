import type { TokenPrice } from '../../../../src/contract/entities/token.ts'
import { PURCHASE_GONE } from '../../../../src/contract/error-codes/purchases.ts'
import { byCard, onInvoice } from '../../../support/purchase-stage.ts'
import { type Entries, type Entry, MISSING, type World } from '../entry.ts'
import { inBody } from '../find.ts'

const TOKENS = '/api/teacher/exchange-tokens'
const PURCHASES = `GET ${TOKENS}-purchases`
const LANGUAGES_BUNDLE = 4
/** For librarians alone. */
const LIBRARY_BUNDLE = 11

async function buy({ server }: World, token: string, payment: object) {
  const price = await server.call<TokenPrice>(`GET ${TOKENS}/price?subject_id=1`, { token })
  return server.call<{ order: { id: number } }>(`POST ${TOKENS}`, {
    token,
    body: { ...payment, amount_tokens: 1, exchange_token: price.body.data },
  })
}

/** The id of a purchase of whoever the token belongs to. */
async function purchaseOf(world: World, token: string): Promise<string> {
  return String((await buy(world, token, onInvoice())).body.data.order.id)
}

async function buyBundle({ server, own: token }: World, id: string, payment: object) {
  const { body } = await server.call<{ id: number; price: number }[]>('GET /api/teacher/bundles', { token })
  const price = body.data.find(bundle => bundle.id === LANGUAGES_BUNDLE)?.price ?? 0
  return server.call(`POST /api/teacher/bundles/${id}`, { token, body: { ...payment, price } })
}

/** Ways to pay belong to everybody. */
const methods: Entry['cases'] = async () => ({
  own: ['2', 200],
  partner: null,
  foreign: null,
  missing: [MISSING, 422],
})

export const entries: Entries = {
  // a page belongs to nobody: it shows the caller's own rows, and none past the last
  [`${PURCHASES} query.page`]: {
    call: ({ server, own }, value) => server.call(`${PURCHASES}?page=${value}`, { token: own }),
    cases: async () => ({ own: ['1', 200], partner: null, foreign: null, missing: [MISSING, 200] }),
  },
  [`${PURCHASES}/{id} params.id`]: {
    call: ({ server, own }, value) => server.call(`${PURCHASES}/${value}`, { token: own }),
    cases: async world => ({
      own: [await purchaseOf(world, world.own), 200],
      partner: [await purchaseOf(world, world.partner), 404, PURCHASE_GONE],
      // a librarian's subjects are others; there is none to ask for
      foreign: null,
      missing: [MISSING, 404, PURCHASE_GONE],
    }),
  },
  [`POST ${TOKENS} body.payment_method_id`]: {
    call: (world, value) => buy(world, world.own, byCard(undefined, { payment_method_id: inBody(value) })),
    cases: methods,
  },
  'POST /api/teacher/bundles/{id} params.id': {
    call: (world, value) => buyBundle(world, value, byCard()),
    cases: async () => ({
      own: [String(LANGUAGES_BUNDLE), 200],
      partner: null,
      foreign: [String(LIBRARY_BUNDLE), 404],
      missing: [MISSING, 404],
    }),
  },
  'POST /api/teacher/bundles/{id} body.payment_method_id': {
    call: (world, value) =>
      buyBundle(world, String(LANGUAGES_BUNDLE), byCard(undefined, { payment_method_id: inBody(value) })),
    cases: methods,
  },
}
