import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import type { Config } from '../../server/config.ts'
import { rows } from '../../server/db/database.ts'
import type { Data } from '../../src/contract/endpoints/all.ts'
import type { TokenPrice } from '../../src/contract/entities/token.ts'
import { LANGUAGES } from './classroom-form.ts'
import type { DatabaseKind } from './databases.ts'
import { startApp } from './server.ts'

export const CARDS = {
  passes: '4242424242424242',
  declined: '4000000000000002',
  answerLost: '4000000000001018',
  unreachable: '4000000000002024',
  toldTwice: '4000000000003030',
}

/** A name that stands nowhere else. */
export const HOLDER = 'Quillon Zebrafield'

/** What a form sends of a card. */
export const byCard = (number = CARDS.passes, changes: object = {}) => ({
  payment_method_id: 2,
  credit_card: { number, holder: HOLDER, cvv: '987', expiration: { month: '12', year: '98' } },
  ...changes,
})

/** What a form sends of whom an invoice goes to. */
export const onInvoice = (changes: object = {}) => ({
  payment_method_id: 1,
  billing_contact_organization: 'Riverside School',
  billing_contact_name: 'Sam Hill',
  billing_contact_title: 'Bursar',
  billing_contact_email_address: `bursar.${randomUUID().slice(0, 8)}@school.test`,
  billing_contact_phone_number: '+1 555 123 4567',
  billing_contact_address: '1 River Road',
  ...changes,
})

type Bought = Data<'POST /api/teacher/exchange-tokens'>
export type Refused = { errors?: Record<string, string[]>; id?: number; exchange_token?: TokenPrice }

interface Sent {
  amount?: number
  subject?: number
  key?: string
  exchange_token?: Partial<TokenPrice>
  as?: string
}

/** A server that sells, with a gateway that falls silent quickly, and teachers who buy. */
export async function purchaseStage(kind: DatabaseKind, config: Partial<Config> = {}) {
  const server = await startApp({
    kind,
    config: {
      gatewayMs: 30,
      ordersEmail: 'orders@our.test',
      invoicePayment: 'Pay to LUV within 30 days.\nQuestions: billing@our.test',
      ...config,
    },
  })
  const { services } = server.app
  const run = <Row>(statement: ReturnType<typeof sql>) => rows<Row>(services.db, statement)
  const { token } = await server.signIn('teacher@demo.test')
  let before = 0
  const priceOf = async (subject: number, as = token) =>
    (
      await server.call<TokenPrice>(`GET /api/teacher/exchange-tokens/price?subject_id=${subject}`, {
        token: as,
      })
    ).body.data

  return {
    server,
    services,
    token,
    run,
    priceOf,

    /** Buys exchanges of a subject. */
    async buy(
      payment: object,
      { amount = 2, subject = LANGUAGES, key, exchange_token = {}, as = token }: Sent = {},
    ) {
      const seen = { ...(await priceOf(subject, as)), ...exchange_token }
      return server.call<Bought & Refused>('POST /api/teacher/exchange-tokens', {
        token: as,
        body: { ...payment, amount_tokens: amount, exchange_token: seen },
        ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
      })
    },

    /** What there is of orders, the latest first. */
    orders: () =>
      run<{ id: number; status: string; charge_id: string | null; reference: string }>(
        sql`select id, status, charge_id, reference from token_orders order by id desc`,
      ),

    /** The lots that were bought, by their amounts. */
    booked: async () =>
      (
        await run<{ amount: number }>(
          sql`select amount from token_entries where kind = 'purchased' and id > ${before} order by id`,
        )
      ).map(({ amount }) => amount),

    /** Makes orders so many seconds older. */
    age: (seconds: number) =>
      services.db.execute(
        sql`update token_orders set created_at = created_at - make_interval(secs => ${seconds}),
            ask_at = ask_at - make_interval(secs => ${seconds})`,
      ),

    admin: (...args: string[]) => runCommand(services, args),

    /** Has no order be there any more, nor what came of them, and no attempt counted. */
    async clear() {
      await services.db.execute(sql`delete from token_orders`)
      await services.db.execute(sql`delete from attempts`)
      // the ledger forgets nothing
      const [last] = await run<{ id: number }>(sql`select coalesce(max(id), 0)::int as id from token_entries`)
      before = last?.id ?? 0
      await services.db.execute(sql`delete from outbox`)
    },
  }
}

export type PurchaseStage = Awaited<ReturnType<typeof purchaseStage>>
