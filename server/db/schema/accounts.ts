import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { teachers } from './teachers.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** What a teacher agreed to, in which version and when. Rows are only ever added. */
export const consents = pgTable(
  'consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    /** 'privacy_policy' or 'terms_of_use'. */
    document: text().notNull(),
    version: text().notNull(),
    agreed_at: instant().notNull().defaultNow(),
  },
  table => [index('consents_teacher').on(table.teacher_id)],
)

/** Links in recovery mails. Only a hash is kept; a link is good once, for an hour. */
export const passwordRecoveries = pgTable(
  'password_recoveries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    token_hash: text().notNull().unique(),
    expires_at: instant().notNull(),
    used_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [index('password_recoveries_teacher').on(table.teacher_id)],
)
