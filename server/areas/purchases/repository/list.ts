import { type SQL, sql } from 'drizzle-orm'
import {
  ORDER_ASKED_AFTER_SECONDS,
  ORDER_ASKED_AGAIN_MAX_SECONDS,
  ORDER_ASKED_AGAIN_PART,
  ORDER_PAYABLE_HOURS,
} from '../../../../src/contract/limits/purchases.ts'
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

/**
 * Takes the orders about whose payment this gateway is to be asked now, the longest overdue first. The older one is, the
 * later it is asked about again, so that those whose forms nobody fills in keep nobody waiting; but at once when its time
 * to be paid is over.
 */
export const takeOrdersToAsk = (db: Database, gateway: GatewayName) =>
  rows<{ order_id: number }>(
    db,
    sql`update token_orders o
        set ask_at = least(
          now() + least(
            greatest((now() - created_at) / ${ORDER_ASKED_AGAIN_PART}::int, make_interval(secs => ${ORDER_ASKED_AFTER_SECONDS})),
            make_interval(secs => ${ORDER_ASKED_AGAIN_MAX_SECONDS})
          ),
          case when ends.at > now() then ends.at end
        )
        from (
          select id, created_at + make_interval(hours => ${ORDER_PAYABLE_HOURS}) as at from token_orders
          where status = 'created' and gateway = ${gateway} and ask_at <= now()
          order by ask_at limit 200 for update skip locked
        ) ends
        where o.id = ends.id
        returning o.id as order_id`,
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

/** Who has ordered, at the prices of which country, and in which one their school is. */
export async function whoOrdered(db: Database, orderId: number) {
  const [found] = await rows<{ email: string; priced_in: string | null; school_in: string | null }>(
    db,
    sql`select t.email, priced.name as priced_in, at.name as school_in
        from token_orders o join teachers t on t.id = o.teacher_id
        left join countries priced on priced.id = o.country_id
        left join schools s on s.id = t.school_id left join countries at on at.id = s.country_id
        where o.id = ${orderId}`,
  )
  return found
}

/** The country whose prices a teacher is shown. */
export async function countryOf(db: Database, teacherId: number): Promise<number | null> {
  const [found] = await rows<{ country_id: number | null }>(
    db,
    sql`select country_id from teachers where id = ${teacherId}`,
  )
  return found?.country_id ?? null
}
