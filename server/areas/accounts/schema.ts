import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { registrations, teachers } from '../teachers/schema.ts'

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
    /** With which registration, until one is the teacher's. */
    registration_id: integer().references(() => registrations.id, { onDelete: 'cascade' }),
  },
  table => [
    index('consents_teacher').on(table.teacher_id),
    index('consents_registration').on(table.registration_id),
  ],
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

/** Links in verification mails. Only a hash is kept; a link is good once, for 24 hours. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    /** Whose password counts when it is followed. */
    registration_id: integer().references(() => registrations.id, { onDelete: 'set null' }),
    token_hash: text().notNull().unique(),
    expires_at: instant().notNull(),
    used_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    index('email_verifications_teacher').on(table.teacher_id),
    index('email_verifications_registration').on(table.registration_id),
  ],
)
