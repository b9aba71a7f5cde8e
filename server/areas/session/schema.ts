import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { teachers } from '../teachers/schema.ts'

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

/**
 * From where a teacher has signed in before, which has an allowance of guesses of its own. `place` is a mac of an address,
 * or of the random word that a browser keeps.
 */
export const knownPlaces = pgTable(
  'known_places',
  {
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    place: text().notNull(),
    last_used_at: instant().notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.teacher_id, table.place] }),
    index('known_places_used').on(table.last_used_at),
  ],
)
