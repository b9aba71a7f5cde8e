import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { paymentMethodNames } from '../../../src/contract/entities/reference.ts'
import { ORDER_ASKED_AFTER_SECONDS } from '../../../src/contract/limits/purchases.ts'
import { orderStatuses } from '../../../src/contract/rules/order-status.ts'
import { gatewayNames } from '../../../src/contract/rules/payment-methods.ts'
import type { BillingValues } from '../../../src/contract/rules/payment-values.ts'
import { instant } from '../../db/columns.ts'
import { countries, subjects } from '../reference/schema.ts'
import { teachers } from '../teachers/schema.ts'
import { tokenLots } from '../tokens/schema.ts'

/** Orders of exchange tokens. What stands on a card is in none of its columns (decision 29). */
export const tokenOrders = pgTable(
  'token_orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    /** Under this name the gateway knows it. */
    reference: text().notNull().unique(),
    /** The key that it was sent with; null without one, and once it has failed by itself, since it may be sent again then. */
    idempotency_key: text(),
    /** What was asked for with the key, as a hash, the card left out. */
    request: text().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    payment_method: text({ enum: paymentMethodNames }).notNull(),
    gateway: text({ enum: gatewayNames }),
    /** The gateway's own name of the charge. */
    charge_id: text().unique(),
    bundle_id: integer(),
    /** The country at whose price it was ordered, and the line of the prices; a bundle has no line. */
    country_id: integer().references(() => countries.id),
    price_id: integer(),
    amount_tokens: integer().notNull(),
    /** Of one exchange; null of a bundle. */
    price_cents: integer(),
    total_cents: integer().notNull(),
    /** Whom the invoice goes to. */
    billing: jsonb().$type<BillingValues>(),
    po_url: text(),
    po_file: text(),
    po_number: text(),
    created_at: instant().notNull().defaultNow(),
    /** When it was paid, failed or was refunded, whichever was last. */
    settled_at: instant(),
    /** When the gateway is next asked about it, while it is being paid. */
    ask_at: instant()
      .notNull()
      .default(sql.raw(`now() + interval '${ORDER_ASKED_AFTER_SECONDS} seconds'`)),
    /** When we heard that whoever the card belongs to disputes the charge. */
    disputed_at: instant(),
    /** When we heard that it was paid all the same, after it had failed. */
    paid_late_at: instant(),
  },
  table => [
    uniqueIndex('token_orders_key').on(table.teacher_id, table.idempotency_key),
    index('token_orders_teacher').on(table.teacher_id, table.id),
    index('token_orders_open').on(table.ask_at).where(sql`${table.status} = 'created'`),
    index('token_orders_file').on(table.po_file),
    check('token_orders_amounts', sql`${table.amount_tokens} > 0 and ${table.total_cents} > 0`),
    check(
      'token_orders_method',
      sql`case ${table.payment_method} when 'credit-card' then ${table.gateway} is not null and ${table.billing} is null
        when 'invoice-me' then ${table.gateway} is null and ${table.billing} is not null else false end`,
    ),
    check(
      'token_orders_charged',
      sql`${table.payment_method} <> 'credit-card' or ${table.status} not in ('paid', 'refunded')
        or ${table.charge_id} is not null`,
    ),
  ],
)

/** What an order has of each subject, and the lot that it has become. */
export const tokenOrderItems = pgTable(
  'token_order_items',
  {
    order_id: integer()
      .notNull()
      .references(() => tokenOrders.id, { onDelete: 'cascade' }),
    subject_id: integer()
      .notNull()
      .references(() => subjects.id),
    amount_tokens: integer().notNull(),
    lot_id: integer()
      .unique()
      .references(() => tokenLots.id, { onDelete: 'set null' }),
  },
  table => [
    primaryKey({ columns: [table.order_id, table.subject_id] }),
    check('token_order_items_amount', sql`${table.amount_tokens} > 0`),
  ],
)
