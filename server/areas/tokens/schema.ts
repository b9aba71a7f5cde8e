import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { classrooms } from '../classrooms/schema.ts'
import { countries, subjects } from '../reference/schema.ts'
import { teachers } from '../teachers/schema.ts'

/**
 * What happened to tokens. The first three bring a lot: bought, given by an operator, or in place of what came back to a
 * lot whose time is over. They are spent on a classroom, come back where it costs less than it did, expire, and are
 * refunded.
 */
export const tokenEntryKinds = [
  'purchased',
  'granted',
  'replaced',
  'spent',
  'returned',
  'expired',
  'refunded',
] as const

/**
 * Tokens that came together and expire together. Where they are now is said by their entries; the columns `available`, `spent`
 * and `expired` are the sums of these, which the trigger `token_entries_guard` of the migrations keeps and nobody else
 * may write.
 */
export const tokenLots = pgTable(
  'token_lots',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    subject_id: integer()
      .notNull()
      .references(() => subjects.id),
    amount: integer().notNull(),
    created_at: instant().notNull().defaultNow(),
    expire_at: instant().notNull(),
    available: integer().notNull().default(0),
    /** On classrooms, without what came back. */
    spent: integer().notNull().default(0),
    expired: integer().notNull().default(0),
  },
  table => [
    index('token_lots_teacher').on(table.teacher_id, table.created_at, table.id),
    index('token_lots_available')
      .on(table.teacher_id, table.subject_id, table.expire_at, table.id)
      .where(sql`${table.available} > 0`),
    index('token_lots_due').on(table.expire_at).where(sql`${table.available} > 0`),
    check('token_lots_time', sql`${table.expire_at} > ${table.created_at}`),
    check(
      'token_lots_sums',
      sql`${table.amount} > 0 and ${table.available} >= 0 and ${table.spent} >= 0 and ${table.expired} >= 0
        and ${table.available} + ${table.spent} + ${table.expired} <= ${table.amount}`,
    ),
  ],
)

/**
 * The ledger of exchange tokens: what a teacher has of a subject is the sum of the entries of their lots. Entries are only
 * ever added, and no lot falls below zero: the trigger `token_entries_guard` of the migrations holds both.
 */
export const tokenEntries = pgTable(
  'token_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    subject_id: integer()
      .notNull()
      .references(() => subjects.id),
    lot_id: integer()
      .notNull()
      .references(() => tokenLots.id, { onDelete: 'cascade' }),
    /** Under zero where they left the lot. */
    amount: integer().notNull(),
    kind: text({ enum: tokenEntryKinds }).notNull(),
    /** What they were spent for, or came back from. */
    classroom_id: integer().references(() => classrooms.id),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    index('token_entries_teacher').on(table.teacher_id, table.created_at, table.id),
    index('token_entries_lot').on(table.lot_id),
    index('token_entries_classroom').on(table.classroom_id),
    // a lot is there by one entry
    uniqueIndex('token_entries_first')
      .on(table.lot_id)
      .where(sql`${table.kind} in ('purchased', 'granted', 'replaced')`),
    check(
      'token_entries_kind',
      sql`case when ${table.kind} in ('purchased', 'granted') then ${table.amount} > 0 and ${table.classroom_id} is null
        when ${table.kind} = 'replaced' then ${table.amount} > 0
        when ${table.kind} = 'spent' then ${table.amount} < 0 and ${table.classroom_id} is not null
        when ${table.kind} = 'returned' then ${table.amount} > 0 and ${table.classroom_id} is not null
        when ${table.kind} in ('expired', 'refunded') then ${table.amount} < 0 and ${table.classroom_id} is null
        else false end`,
    ),
  ],
)

/** What one exchange of a subject costs in a country; an operator sets it. */
export const tokenPrices = pgTable(
  'token_prices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject_id: integer()
      .notNull()
      .references(() => subjects.id),
    country_id: integer()
      .notNull()
      .references(() => countries.id),
    /** Of a US dollar. */
    cents: integer().notNull(),
  },
  table => [
    uniqueIndex('token_prices_subject').on(table.subject_id, table.country_id),
    check('token_prices_cents', sql`${table.cents} > 0`),
  ],
)
