import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { teachers } from './teachers.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/**
 * A sign-in and all tokens that follow from it. A refresh token names its family and its generation and carries a
 * mac of both, so that no token is stored; only the highest generation is good.
 */
export const sessions = pgTable(
  'sessions',
  {
    family_id: uuid().primaryKey(),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    /** Email of the operator who works as the teacher; null in the teacher's own sessions. */
    operator: text(),
    generation: integer().notNull().default(1),
    replaced_at: instant(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
    created_at: instant().notNull().defaultNow(),
    last_used_at: instant().notNull().defaultNow(),
  },
  table => [index('sessions_teacher').on(table.teacher_id), index('sessions_expires').on(table.expires_at)],
)

/** Links in verification mails. Only a hash is kept; a link is good once, for 24 hours. */
export const emailVerifications = pgTable(
  'email_verifications',
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
  table => [index('email_verifications_teacher').on(table.teacher_id)],
)

/** Counters of attempts, shared by all nodes; `scope` is a mac, so that neither email nor address is readable. */
export const attempts = pgTable(
  'attempts',
  {
    scope: text().primaryKey(),
    count: integer().notNull(),
    resets_at: instant().notNull(),
  },
  table => [index('attempts_resets').on(table.resets_at)],
)

/** Mails that a server without SMTP would have sent. */
export const outbox = pgTable('outbox', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  html: text().notNull().default(''),
  created_at: instant().notNull().defaultNow(),
})

/** Where a teacher has signed in before; from there the right password always passes. `address` is a mac. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    last_used_at: instant().notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.teacher_id, table.address] })],
)
