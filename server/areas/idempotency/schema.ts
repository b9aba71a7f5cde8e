import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { teachers } from '../teachers/schema.ts'

/** First answers to writes that carried a key, which is one of its teacher's own. */
export const firstAnswers = pgTable(
  'first_answers',
  {
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** What was asked for, as a hash: a key stands for one request. */
    request: text().notNull(),
    /** Null until the transaction that does it is over, so that nobody else ever sees a null. */
    answer: jsonb().$type<object>(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.teacher_id, table.key] }),
    index('first_answers_created').on(table.created_at),
  ],
)
