import type { Purchase } from '../../../src/contract/entities/purchase.ts'
import type { PaymentMethod } from '../../../src/contract/entities/reference.ts'
import type { Bundle, TokenPrice } from '../../../src/contract/entities/token.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import '../../../src/widgets/token-purchase/element.ts'
import type { TokenPurchaseProps } from '../../../src/widgets/token-purchase/types.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { servesClassroomLists } from '../../support/classroom-lists.ts'
import { field, fill, mount, press, see } from '../../support/page.ts'
import '../../support/page-visibility.ts'
import { answersUser, signedIn, teacher } from '../../support/teacher.ts'

export type PurchaseElement = HTMLElement & Omit<TokenPurchaseProps, 'widget'>

export const BUY = 'POST /api/teacher/exchange-tokens'
export const BUY_BUNDLE = 'POST /api/teacher/bundles/{id}'
export const PRICE = 'GET /api/teacher/exchange-tokens/price'
export const METHODS = 'GET /api/teacher/payment-methods'
export const ORDER = 'GET /api/teacher/exchange-tokens-purchases/{id}'
export const BUNDLES = 'GET /api/teacher/bundles'

export const CARD = '4242424242424242'

export const aPrice = (changes: Partial<TokenPrice> = {}): TokenPrice => ({
  id: 11,
  subject_id: 1,
  country_id: 4,
  price: 1_250.5,
  ...changes,
})

export const aBundle = (changes: Partial<Bundle> = {}): Bundle => ({
  id: 3,
  name: '10 exchanges of Languages and Cultures',
  number_of_exchanges: 10,
  items: [{ subject: { id: 1, name: 'Languages and Cultures' }, number_of_exchanges: 10 }],
  price: 11_000,
  saving: 1_505,
  ...changes,
})

const card: PaymentMethod = { id: 2, name: 'credit-card', gateway: 'sandbox', publishable_key: null }
export const invoice: PaymentMethod = { id: 1, name: 'invoice-me', gateway: null, publishable_key: null }
export const stripe: PaymentMethod = { ...card, gateway: 'stripe', publishable_key: 'pk_test_1' }

export const aRow = (changes: Partial<Purchase> = {}): Purchase => ({
  id: 71,
  created_at: '2026-01-05T09:00:00.000Z',
  subject: 'Languages and Cultures',
  amount_tokens: 1,
  price: 1_250.5,
  total: 1_250.5,
  payment_method: 'credit-card',
  status: 'paid',
  receipt_number: 'R-71',
  ...changes,
})

interface Scene {
  user?: Partial<User>
  methods?: PaymentMethod[]
  bundles?: Bundle[]
}

/** The server sells exchanges to whoever is signed in; nothing is refused. */
export function sellsExchanges({
  methods = [invoice, card],
  bundles = [],
}: Pick<Scene, 'methods' | 'bundles'> = {}): void {
  answer(PRICE, ({ query }) => ({
    success: true,
    data: aPrice({ subject_id: Number(query?.subject_id) }),
  }))
  answer(BUNDLES, { success: true, data: bundles })
  answer(METHODS, { success: true, data: methods })
  answer(BUY, {
    success: true,
    message: 'Thank you for your purchase. A receipt has been sent to your email.',
    data: { order: { id: 71, status: 'paid', client_secret: null } },
  })
}

/** And to this teacher. */
export function sells({ user, ...shop }: Scene = {}): void {
  servesClassroomLists()
  answersUser()
  sellsExchanges(shop)
  signedIn({ user: teacher(user) })
}

export const place = (attributes = ''): PurchaseElement =>
  mount(`<cx-token-purchase ${attributes}></cx-token-purchase>`)

/** Somebody has chosen a subject, and sees what it costs. */
export async function choosing(scene: Scene = {}, attributes = ''): Promise<PurchaseElement> {
  sells(scene)
  const element = place(attributes)
  await fill(element, 'Subject', '1')
  await see(element, '$1 250.50')
  return element
}

/** They pay for one exchange. */
export async function paying(scene: Scene = {}, attributes = ''): Promise<PurchaseElement> {
  const element = await choosing(scene, attributes)
  await press(element, 'Purchase')
  await see(element, 'How would you like to pay?')
  return element
}

export async function choose(element: Element, way: 'Credit card' | 'Invoice'): Promise<void> {
  const radio = await field(element, way)
  radio.click()
}

/** Two years from now at least, as a card has it. */
export const YEAR = String((new Date().getFullYear() + 2) % 100).padStart(2, '0')

export async function fillCard(element: Element, number = CARD): Promise<void> {
  await fill(element, 'Card number', number)
  await fill(element, 'Card holder', 'Ada Moreno')
  await fill(element, 'Expiry month', '07')
  await fill(element, 'Expiry year', YEAR)
  await fill(element, 'CVV', '123')
}

/** With a card that is filled in. */
export async function withCard(scene: Scene = {}, attributes = ''): Promise<PurchaseElement> {
  const element = await paying(scene, attributes)
  await choose(element, 'Credit card')
  await fillCard(element)
  return element
}

export const CONTACT = {
  Organization: 'IES Sierra Norte',
  Name: 'Rosa Vidal',
  Title: 'Secretary',
  Email: 'rosa@sierra.example',
  'Phone number': '+34 600 000 000',
  Address: 'Calle Mayor 1',
} as const

export async function fillContact(element: Element): Promise<void> {
  for (const [label, text] of Object.entries(CONTACT)) await fill(element, label, text)
}

/** On invoice, with a contact that is filled in. */
export async function withInvoice(scene: Scene = {}, attributes = ''): Promise<PurchaseElement> {
  const element = await paying(scene, attributes)
  await choose(element, 'Invoice')
  await fillContact(element)
  return element
}

/** What the payment of one exchange says. */
export const PAY = 'Pay $1 250.50'
export const ORDER_FOR = 'Order for $1 250.50'

export const order = (
  status: 'created' | 'paid' | 'invoiced' | 'failed',
  id = 71,
  client_secret: string | null = null,
) => ({
  success: true as const,
  data: { order: { id, status, client_secret }, purchase: aRow({ id, status }) },
})

export const refused = (message: string, code: number, data: object = {}) => ({
  ...refusal(message, code),
  data,
})

/** The line breaks before anything has come back. */
export const noAnswer = () =>
  answer(BUY, () => {
    throw new TypeError('Failed to fetch')
  })

/** The keys under which something was bought, in their order. */
export const keys = () => answered(BUY).map(({ headers }) => headers.get('idempotency-key'))
