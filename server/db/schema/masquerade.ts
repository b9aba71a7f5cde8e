import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { teachers } from './teachers.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Links with which an operator signs in as a teacher: two codes of 60 seconds, good once and only together. */
export const masqueradeLinks = pgTable(
  'masquerade_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    /** Email of who asked for the link. */
    operator: text().notNull(),
    admin_code_hash: text().notNull().unique(),
    teacher_code_hash: text().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  table => [index('masquerade_links_expires').on(table.expires_at)],
)

/**
 * What operators did as a teacher: each write of a masquerade session, with both identities. A row is there before
 * the write begins; `status` is null as long as it has not been answered. Outlives the teacher's account.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teacher_id: integer().notNull(),
    operator: text().notNull(),
    method: text().notNull(),
    /** As it was called, without the query. */
    path: text().notNull(),
    status: smallint(),
    request_id: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [index('audit_log_teacher').on(table.teacher_id, table.created_at)],
)
