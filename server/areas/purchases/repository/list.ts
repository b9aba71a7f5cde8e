import { type SQL, sql } from 'drizzle-orm'
import { ORDER_ASKED_AFTER_SECONDS } from '../../../../src/contract/limits/purchases.ts'
import type { GatewayName } from '../../../../src/contract/rules/payment-methods.ts'
import { type Database, rows } from '../../../db/database.ts'
import type { Order } from './orders.ts'

export type ListedOrder = Pick<
  Order,
  'id' | 'payment_method' | 'status' | 'amount_tokens' | 'price_cents' | 'total_cents'
> & { created_at: string; subject: string }

const listed = sql`o.id, o.created_at::text as created_at, o.payment_method, o.status, o.amount_tokens, o.price_cents,
  o.total_cents,
  (select string_agg(s.name, ', ' order by s.id) from token_order_items i join subjects s on s.id = i.subject_id
   where i.order_id = o.id) as subject`

interface Asked {
  scope: 'all' | 'open'
  limit: number
  offset: number
}

const ofScope = (scope: Asked['scope']): SQL =>
  scope === 'open' ? sql`and o.status in ('created', 'invoiced')` : sql``

/** One page of a teacher's orders, the latest first. */
export const listOrders = (db: Database, teacherId: number, { scope, limit, offset }: Asked) =>
  rows<ListedOrder>(
    db,
    sql`select ${listed} from token_orders o where o.teacher_id = ${teacherId} ${ofScope(scope)}
        order by o.id desc limit ${limit} offset ${offset}`,
  )

export async function countOrders(
  db: Database,
  teacherId: number,
  { scope }: Pick<Asked, 'scope'>,
): Promise<number> {
  const [found] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from token_orders o where o.teacher_id = ${teacherId} ${ofScope(scope)}`,
  )
  return found?.total ?? 0
}

/** An order as it is listed. */
export async function findListed(db: Database, id: number): Promise<ListedOrder | null> {
  const [found] = await rows<ListedOrder>(db, sql`select ${listed} from token_orders o where o.id = ${id}`)
  return found ?? null
}

/** Orders of which nobody knows for a minute what has become of their payment at this gateway. */
export const ordersToAsk = (db: Database, gateway: GatewayName) =>
  rows<{ order_id: number }>(
    db,
    sql`select id as order_id from token_orders
        where status = 'created' and gateway = ${gateway}
          and created_at < now() - make_interval(secs => ${ORDER_ASKED_AFTER_SECONDS})
        order by created_at limit 200`,
  )

/** The subjects of an order with how many exchanges of each, as a letter names them. */
export const namedItems = (db: Database, orderId: number) =>
  rows<{ name: string; amount_tokens: number }>(
    db,
    sql`select s.name, i.amount_tokens from token_order_items i join subjects s on s.id = i.subject_id
        where i.order_id = ${orderId} order by s.id`,
  )

/** What an operator reads of orders: who has ordered, and who is to pay. */
export const listForOperator = (db: Database, { status, most }: { status: string | null; most: number }) =>
  rows<ListedOrder & { email: string; charge_id: string | null; organization: string | null }>(
    db,
    sql`select ${listed}, t.email, o.charge_id, o.billing ->> 'billing_contact_organization' as organization
        from token_orders o join teachers t on t.id = o.teacher_id
        where ${status}::text is null or o.status = ${status}::text
        order by o.id desc limit ${most}`,
  )

export async function emailOf(db: Database, teacherId: number): Promise<string> {
  const [found] = await rows<{ email: string }>(db, sql`select email from teachers where id = ${teacherId}`)
  return found?.email ?? ''
}
