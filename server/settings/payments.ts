import Type from 'typebox'
import { settingsGroup } from './settings-group.ts'

/** How a server speaks to Stripe, and Stripe to it. */
export interface StripeKeys {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Where Stripe is; always its own address, save in tests. */
  apiUrl: string
}

export interface PaymentSettings {
  /** Null: no cards, or, under DEMO, those of the sandbox. */
  stripe: StripeKeys | null
  /** Who is told of orders on invoice; null for nobody. */
  ordersEmail: string | null
  /** What an invoice says of how it is paid, a paragraph a line; null where nobody has said it. */
  invoicePayment: string | null
  /** How long a gateway may take to answer. */
  gatewayMs: number
}

const GATEWAY_MS = 10_000
const STRIPE_URL = 'https://api.stripe.com'

const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** 'live' or 'test' */
const modeOf = (key: string): string => key.split('_')[1] ?? ''

export const paymentSettings = settingsGroup({
  variables: {
    STRIPE_SECRET_KEY: Type.Optional(
      Type.String({
        pattern: '^(?:sk|rk)_(?:test|live)_\\w{10,}$',
        description: 'a key that begins with sk_live_, sk_test_, rk_live_ or rk_test_',
      }),
    ),
    STRIPE_PUBLISHABLE_KEY: Type.Optional(
      Type.String({
        pattern: '^pk_(?:test|live)_\\w{10,}$',
        description: 'a key that begins with pk_live_ or pk_test_',
      }),
    ),
    STRIPE_WEBHOOK_SECRET: Type.Optional(
      Type.String({ pattern: '^whsec_\\w{10,}$', description: 'a secret that begins with whsec_' }),
    ),
    ORDERS_EMAIL: Type.Optional(
      Type.String({
        pattern: '^[^\\s@<>(),;:"\\[\\]\\\\]+@[^\\s@<>(),;:"\\[\\]\\\\]+$',
        description: 'one email address, without a name',
      }),
    ),
    INVOICE_PAYMENT: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 1_000,
        description: 'what an invoice says of how it is paid, in at most 1,000 characters',
      }),
    ),
  },
  conflicts(given) {
    const set = names.filter(name => given[name])
    const modes = new Set(
      [given.STRIPE_SECRET_KEY, given.STRIPE_PUBLISHABLE_KEY].flatMap(key => (key ? modeOf(key) : [])),
    )
    return [
      ...(set.length > 0 && set.length < names.length
        ? [`${names.join(', ')} must all be set, or none`]
        : []),
      ...(modes.size > 1
        ? ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live, or both test']
        : []),
    ]
  },
  read: (given): PaymentSettings => ({
    stripe:
      given.STRIPE_SECRET_KEY && given.STRIPE_PUBLISHABLE_KEY && given.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: given.STRIPE_SECRET_KEY,
            publishableKey: given.STRIPE_PUBLISHABLE_KEY,
            webhookSecret: given.STRIPE_WEBHOOK_SECRET,
            apiUrl: STRIPE_URL,
          }
        : null,
    ordersEmail: given.ORDERS_EMAIL ?? null,
    invoicePayment: given.INVOICE_PAYMENT ?? null,
    gatewayMs: GATEWAY_MS,
  }),
  warnings: ({ stripe, ordersEmail, invoicePayment, demo }) => [
    ...(stripe && demo && modeOf(stripe.secretKey) === 'live'
      ? [
          'STRIPE_SECRET_KEY is a live key under DEMO: real cards are charged, by accounts whose passwords everybody knows',
        ]
      : []),
    ...(stripe && !demo && modeOf(stripe.secretKey) === 'test'
      ? [
          'STRIPE_SECRET_KEY is a test key: whoever knows the test numbers of Stripe has exchanges for nothing',
        ]
      : []),
    ...(demo || ordersEmail !== null
      ? []
      : [
          'ORDERS_EMAIL is not set: nobody is told of orders on invoice, which `orders list` has, nor of disputed charges',
        ]),
    ...(demo || invoicePayment !== null
      ? []
      : ['INVOICE_PAYMENT is not set: no invoice says how it is paid']),
  ],
})
