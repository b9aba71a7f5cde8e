import type { Purchase } from '../../../src/contract/entities/purchase.ts'
import type { SubjectTokens, TokenLot, TokenUse } from '../../../src/contract/entities/token.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import { PURCHASES_PAGE_ROWS } from '../../../src/contract/limits/purchases.ts'
import { TOKENS_PAGE_ROWS } from '../../../src/contract/limits/tokens.ts'
import { isTokenStatus } from '../../../src/contract/rules/token-filters.ts'
import '../../../src/widgets/account/element.ts'
import type { AccountProps } from '../../../src/widgets/account/account.tsx'
import { answer, answered } from '../../support/answer.ts'
import { mount, see } from '../../support/page.ts'
import '../../support/page-visibility.ts'
import { signedIn, teacher } from '../../support/teacher.ts'

export type AccountElement = HTMLElement & Omit<AccountProps, 'widget'>

export const TOKENS = 'GET /api/teacher/exchange-tokens'
export const PURCHASES = 'GET /api/teacher/exchange-tokens-purchases'

const LANGUAGES = { id: 1, name: 'Languages and Cultures' }

export const BALANCES: SubjectTokens[] = [
  {
    ...LANGUAGES,
    balance_tokens: 4,
    next_expiry: { expire_at: '2026-03-05T12:00:00.000Z', number_of_exchanges: 3 },
  },
  { id: 2, name: 'Arts and Sciences', balance_tokens: 0, next_expiry: null },
]

/** Ten tokens, of which four are left. */
export const aLot = (changes: Partial<TokenLot> = {}): TokenLot => ({
  id: 1,
  created_at: '2025-09-02T12:00:00.000Z',
  subject: LANGUAGES,
  amount_tokens: 10,
  available_count: 4,
  active_count: 3,
  concluded_count: 2,
  expired_count: 1,
  expire_at: '2027-09-02T12:00:00.000Z',
  ...changes,
})

export const aUse = (changes: Partial<TokenUse> = {}): TokenUse => ({
  id: 1,
  date: '2025-09-12T12:00:00.000Z',
  subject: LANGUAGES,
  description: 'Classroom exchange: Letters to Lyon',
  number_of_exchanges: -1,
  ...changes,
})

export const aPurchase = (changes: Partial<Purchase> = {}): Purchase => ({
  id: 1,
  created_at: '2025-09-02T12:00:00.000Z',
  subject: LANGUAGES.name,
  amount_tokens: 10,
  price: 125,
  total: 1250,
  payment_method: 'credit-card',
  status: 'paid',
  receipt_number: 'R-2025-1',
  ...changes,
})

/** What the server has of an account. */
export interface Had {
  balances?: readonly SubjectTokens[]
  lots?: readonly TokenLot[]
  uses?: readonly TokenUse[]
  purchases?: readonly Purchase[]
  /** Of rows, where there are more than those. */
  total?: number
}

const slice = <Row>(rows: readonly Row[], page: number, most: number) =>
  rows.slice((page - 1) * most, page * most)

/** The server has these rows, and answers by pages as it does. */
export function serverHas({
  balances = BALANCES,
  lots = [aLot()],
  uses = [aUse()],
  purchases = [aPurchase()],
  total,
}: Had = {}): void {
  answer(TOKENS, ({ query: { filter, page = 1 } }) => {
    const found = filter === undefined ? [] : isTokenStatus(filter) ? lots : uses
    const isUses = filter === 'usage-history'
    const data = {
      balances: [...balances],
      tokens: filter && !isUses ? slice(lots, page, TOKENS_PAGE_ROWS) : [],
      usage_history: isUses ? slice(uses, page, TOKENS_PAGE_ROWS) : [],
      total: total ?? found.length,
    }
    return { success: true, data }
  })
  answer(PURCHASES, ({ query: { page = 1 } }) => ({
    success: true,
    data: { purchases: slice(purchases, page, PURCHASES_PAGE_ROWS), total: total ?? purchases.length },
  }))
}

/** The element before a signed-in teacher. */
export function place(attributes = '', user: Partial<User> = {}): AccountElement {
  signedIn({ user: teacher(user) })
  return mount(`<cx-account ${attributes}></cx-account>`)
}

/** A teacher looks at this account. */
export async function show(had: Had = {}, attributes = ''): Promise<AccountElement> {
  serverHas(had)
  const element = place(attributes)
  await see(element, 'expire on')
  return element
}

/** What was asked for as a page of a table. Whoever was here a moment ago may have asked for others. */
export const questions = (table: string) =>
  answered(TOKENS).flatMap(({ query }) => (query.filter === table ? [query] : []))

/** The heads of the table that is shown. */
export const heads = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('th') ?? [])].map(({ textContent }) => textContent)

/** The cells of each row. */
export const rows = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('tbody tr:not([aria-hidden])') ?? [])].map(row =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  )
