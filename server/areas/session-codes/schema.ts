import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { schools, teachers } from '../teachers/schema.ts'

/** Backends of embedding pages that may hand sessions over. */
export const sessionClients = pgTable('session_clients', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  secret_hash: text().notNull(),
  /** Of the pages that its codes are for, as browsers write them. */
  origins: jsonb().$type<string[]>().notNull(),
  /** Whose teachers it may sign in; null where that is everybody. */
  school_id: integer().references(() => schools.id),
  created_at: instant().notNull().defaultNow(),
  ended_at: instant(),
})

/** Codes of 60 seconds, each good once and in pages of one origin. */
export const sessionCodes = pgTable(
  'session_codes',
  {
    code_hash: text().primaryKey(),
    /** Who has given it; null where the service itself has. */
    client_id: integer().references(() => sessionClients.id, { onDelete: 'cascade' }),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    origin: text().notNull(),
    /** Of the session that it opens. */
    family_id: uuid().notNull().defaultRandom(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  table => [
    index('session_codes_expires').on(table.expires_at),
    index('session_codes_teacher').on(table.teacher_id),
  ],
)
