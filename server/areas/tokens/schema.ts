import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { classrooms } from '../classrooms/schema.ts'
import { subjects } from '../reference/schema.ts'
import { teachers } from '../teachers/schema.ts'

/** What brings tokens, what takes them, and what of that comes back where an exchange costs less than it did. */
export const tokenEntryKinds = ['granted', 'spent', 'returned'] as const

/**
 * The ledger of exchange tokens: what a teacher has of a subject is the sum of its entries. Entries are only ever
 * added, and no sum falls below zero: the trigger `token_entries_guard` of the migrations holds both.
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
    /** Under zero when they were spent. */
    amount: integer().notNull(),
    kind: text({ enum: tokenEntryKinds }).notNull(),
    /** What they were spent for, or came back from. */
    classroom_id: integer().references(() => classrooms.id),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    index('token_entries_balance').on(table.teacher_id, table.subject_id, table.amount),
    index('token_entries_classroom').on(table.classroom_id),
    check(
      'token_entries_kind',
      sql`case ${table.kind} when 'granted' then ${table.amount} > 0 and ${table.classroom_id} is null
        when 'spent' then ${table.amount} < 0 and ${table.classroom_id} is not null
        when 'returned' then ${table.amount} > 0 and ${table.classroom_id} is not null else false end`,
    ),
  ],
)
