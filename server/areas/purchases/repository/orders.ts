import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { SAME_INVOICE_SECONDS } from '../../../../src/contract/limits/purchases.ts'
import type { OrderStatus } from '../../../../src/contract/rules/order-status.ts'
import { type Database, rows } from '../../../db/database.ts'
import { tokenOrderItems, tokenOrders } from '../schema.ts'

export type Order = typeof tokenOrders.$inferSelect
export type NewOrder = typeof tokenOrders.$inferInsert

export interface Item {
  subject_id: number
  amount_tokens: number
}

/**
 * Adds an order; null when one with its key is there. Whoever comes second waits here until the first one's transaction
 * is over, and adds its own where that one was not kept.
 */
export async function addOrder(db: Database, order: NewOrder): Promise<Order | null> {
  const [added] = await db
    .insert(tokenOrders)
    .values(order)
    .onConflictDoNothing({ target: [tokenOrders.teacher_id, tokenOrders.idempotency_key] })
    .returning()
  return added ?? null
}

export async function addItems(db: Database, orderId: number, items: readonly Item[]): Promise<void> {
  await db.insert(tokenOrderItems).values(items.map(item => ({ ...item, order_id: orderId })))
}

/** The order that a teacher has sent with a key. */
export async function findByKey(db: Database, teacherId: number, key: string): Promise<Order | null> {
  const [found] = await db
    .select()
    .from(tokenOrders)
    .where(and(eq(tokenOrders.teacher_id, teacherId), eq(tokenOrders.idempotency_key, key)))
  return found ?? null
}

export async function findOrder(db: Database, id: number): Promise<Order | null> {
  const [found] = await db.select().from(tokenOrders).where(eq(tokenOrders.id, id))
  return found ?? null
}

export async function findByReference(db: Database, reference: string): Promise<Order | null> {
  const [found] = await db.select().from(tokenOrders).where(eq(tokenOrders.reference, reference))
  return found ?? null
}

/** By the gateway's own name of the charge. */
export async function findByCharge(db: Database, chargeId: string): Promise<Order | null> {
  const [found] = await db.select().from(tokenOrders).where(eq(tokenOrders.charge_id, chargeId))
  return found ?? null
}

/** An order that nobody else changes until the transaction ends. */
export async function holdOrder(db: Database, id: number): Promise<Order | null> {
  const [found] = await db.select().from(tokenOrders).where(eq(tokenOrders.id, id)).for('update')
  return found ?? null
}

/** An order of a teacher for exactly these, which is being paid by card; null without one. */
export async function findSameUnderWay(
  db: Database,
  teacherId: number,
  items: readonly Item[],
  besides: number | null = null,
): Promise<number | null> {
  const wanted = items
    .toSorted((one, other) => one.subject_id - other.subject_id)
    .map(({ subject_id, amount_tokens }) => `${subject_id}:${amount_tokens}`)
    .join(',')
  const [found] = await rows<{ id: number }>(
    db,
    sql`select o.id from token_orders o
        where o.teacher_id = ${teacherId} and o.status = 'created' and o.id is distinct from ${besides}::int
          and (select string_agg(i.subject_id || ':' || i.amount_tokens, ',' order by i.subject_id)
               from token_order_items i where i.order_id = o.id) = ${wanted}
        order by o.id limit 1`,
  )
  return found?.id ?? null
}

/** An order on invoice for the very same, to the same contact, of a moment ago: it is meant by who asks twice. */
export async function findSameInvoice(
  db: Database,
  { id, teacher_id, request }: Order,
): Promise<number | null> {
  const [found] = await rows<{ id: number }>(
    db,
    sql`select o.id from token_orders o
        where o.teacher_id = ${teacher_id} and o.status = 'invoiced' and o.request = ${request} and o.id <> ${id}
          and o.created_at > now() - make_interval(secs => ${SAME_INVOICE_SECONDS})
        order by o.id limit 1`,
  )
  return found?.id ?? null
}

/** Notes where an order stands from now on; `givesKeyBack` has another one made under its key. */
export async function setStatus(
  db: Database,
  id: number,
  status: OrderStatus,
  { chargeId = null, givesKeyBack = false }: { chargeId?: string | null; givesKeyBack?: boolean } = {},
): Promise<void> {
  await db
    .update(tokenOrders)
    .set({
      status,
      settled_at: sql`now()`,
      ...(chargeId === null ? {} : { charge_id: chargeId }),
      ...(givesKeyBack ? { idempotency_key: null } : {}),
    })
    .where(eq(tokenOrders.id, id))
}

/** Notes the name that the gateway has given to a charge which has begun. */
export async function noteCharge(db: Database, id: number, chargeId: string): Promise<void> {
  await db
    .update(tokenOrders)
    .set({ charge_id: chargeId })
    .where(and(eq(tokenOrders.id, id), isNull(tokenOrders.charge_id)))
}

/** Has another order made under the key of one that is over; what asks for the same once more keeps to that. */
export async function takeKeyOver(
  db: Database,
  { teacher_id, idempotency_key, request }: NewOrder,
): Promise<void> {
  if (!idempotency_key) return
  await db
    .update(tokenOrders)
    .set({ idempotency_key: null })
    .where(
      and(
        eq(tokenOrders.teacher_id, teacher_id),
        eq(tokenOrders.idempotency_key, idempotency_key),
        eq(tokenOrders.status, 'failed'),
        ne(tokenOrders.request, request),
      ),
    )
}

/** Notes that an order which has failed is paid all the same; false where that was known. */
export async function notePaidLate(db: Database, id: number, chargeId: string): Promise<boolean> {
  const noted = await db
    .update(tokenOrders)
    .set({ paid_late_at: sql`now()`, charge_id: chargeId })
    .where(and(eq(tokenOrders.id, id), isNull(tokenOrders.paid_late_at)))
    .returning({ id: tokenOrders.id })
  return noted.length > 0
}

/** Notes that the charge is disputed; false where that was known. */
export async function noteDispute(db: Database, id: number): Promise<boolean> {
  const noted = await db
    .update(tokenOrders)
    .set({ disputed_at: sql`now()` })
    .where(and(eq(tokenOrders.id, id), isNull(tokenOrders.disputed_at)))
    .returning({ id: tokenOrders.id })
  return noted.length > 0
}

export const itemsOf = (db: Database, orderId: number) =>
  db
    .select({
      subject_id: tokenOrderItems.subject_id,
      amount_tokens: tokenOrderItems.amount_tokens,
      lot_id: tokenOrderItems.lot_id,
    })
    .from(tokenOrderItems)
    .where(eq(tokenOrderItems.order_id, orderId))
    .orderBy(tokenOrderItems.subject_id)

/** Notes the lot that a part of an order has become. */
export async function setLot(
  db: Database,
  { orderId, subjectId, lotId }: { orderId: number; subjectId: number; lotId: number },
): Promise<void> {
  await db
    .update(tokenOrderItems)
    .set({ lot_id: lotId })
    .where(and(eq(tokenOrderItems.order_id, orderId), eq(tokenOrderItems.subject_id, subjectId)))
}
