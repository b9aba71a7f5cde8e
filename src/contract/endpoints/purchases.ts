import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { OrderState, Purchase, paymentProperties } from '../entities/purchase.ts'
import { Id, PaymentMethod } from '../entities/reference.ts'
import { TimeZone } from '../entities/time-zone.ts'
import { Bundle, TokenPrice } from '../entities/token.ts'
import { LARGEST_ID } from '../limits/input.ts'
import {
  ORDER_PAYABLE_HOURS,
  PURCHASES_EXPORTED_MAX,
  PURCHASES_PAGE_ROWS,
  PURCHASES_PER_HOUR,
} from '../limits/purchases.ts'
import { purchasesFile } from '../rules/purchases-file.ts'

const bought = {
  access: 'teacher',
  data: Type.Object({ order: OrderState }),
  idempotent: true,
} as const

const REFUSED = `422 with the sentences of the fields, by the names of rules/payment-values.ts; with code 141 when the price has changed, 142 when the card was declined, 143 when it is none or has expired, 145 when card data is not taken here, 146 when the file of the purchase order is not one's own, 150 when an invoice is asked for and the teacher is not validated, 151 when the total is none for a card; 409 with code 147 when the same is being paid already by card (\`data.id\`), which an invoice ends where nothing is paid yet, or when the same invoice was asked for a moment ago; 504 with code 148 when the gateway does not answer, after which the order is settled without being sent again; 429 after ${PURCHASES_PER_HOUR} tries in an hour. A purchase that was declined may be sent again with the same key; with that of one that was ended it is refused (code 13). With the gateway's own frame the order is 'created' and the frame is given \`client_secret\`, for ${ORDER_PAYABLE_HOURS} hours; where it stands then, \`GET /api/teacher/exchange-tokens-purchases/{id}\` says.`

/** Buying exchange tokens (P1 §3 Payment, §4 Purchase, §7 Exchange tokens). A purchase that is not one's own: 404 with code 149. */
export const purchaseEndpoints = {
  'GET /api/teacher/payment-methods': {
    summary: 'Ways to pay for exchanges; a card where a gateway takes cards.',
    spec: 'P1 §9',
    access: 'teacher',
    data: Type.Array(PaymentMethod),
  },
  'POST /api/teacher/exchange-tokens': {
    summary: `Buys exchange tokens of a subject, by card or on invoice. ${REFUSED} 422 with code 140 when the country has no price, 144 when the subject is not for this account.`,
    spec: 'P1 §5 Payment, §7 Exchange tokens (decisions, Purchase)',
    ...bought,
    body: Type.Object({
      ...paymentProperties,
      amount_tokens: Type.Number({ description: '1 to 100' }),
      exchange_token: TokenPrice,
    }),
  },
  'POST /api/teacher/bundles/{id}': {
    summary: `Buys a bundle at the price that the form was opened with, by card or on invoice. ${REFUSED} 404 when there is no such bundle for this account.`,
    spec: 'P1 §7 Reference data, P2 §2 (Purchase bundles)',
    ...bought,
    params: Type.Object({ id: Id }),
    body: Type.Object({
      ...paymentProperties,
      price: Bundle.properties.price,
    }),
  },
  'GET /api/teacher/exchange-tokens-purchases': {
    summary: `One page of one's purchases, ${PURCHASES_PAGE_ROWS} rows, the latest first: all, or the open ones, which are being paid or wait for the money of an invoice.`,
    spec: 'P1 §7 Exchange tokens',
    access: 'teacher',
    query: Type.Object({
      scope: Type.Optional(Type.Enum(['all', 'open'], { description: "'all' unless it is said" })),
      type: Type.Optional(Type.Enum(['teacher'])),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_ID })),
    }),
    data: Type.Object({ purchases: Type.Array(Purchase), total: Type.Integer() }),
    revalidates: true,
  },
  'GET /api/teacher/exchange-tokens-purchases/export': {
    summary: `One's purchases, the latest ${PURCHASES_EXPORTED_MAX}, as a spreadsheet in which no cell is a formula; its last row says so where there are more.`,
    spec: 'P1 §7 Exchange tokens',
    access: 'teacher',
    query: Type.Object({
      type: Type.Optional(Type.Enum(['teacher'])),
      time_zone: Type.Optional(TimeZone),
    }),
    file: purchasesFile,
  },
  'GET /api/teacher/exchange-tokens-purchases/{id}': {
    summary:
      'Where a purchase stands; of one that is being paid the gateway is asked. A form that waits asks every few seconds.',
    spec: 'P1 §4 Purchase',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    data: Type.Object({ order: OrderState, purchase: Purchase }),
  },
} as const satisfies EndpointMap
