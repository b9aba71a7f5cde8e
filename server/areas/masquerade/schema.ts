import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { teachers } from '../teachers/schema.ts'

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
