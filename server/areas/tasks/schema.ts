import { boolean, date, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { classrooms } from '../classrooms/schema.ts'

/** Tasks of a classroom (class tasks). */
export const tasks = pgTable(
  'tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    classroom_id: integer()
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    task_name: text().notNull(),
    /** 'activity' and 'reflection' ask students for no post (P3 §4). */
    task_category: text().notNull(),
    order: smallint().notNull(),
    is_hidden: boolean().notNull().default(false),
    /** Responses that each student owes; 0 for a task without a respond step. */
    number_responses: smallint().notNull().default(1),
    due_date: date({ mode: 'string' }),
    response_due_date: date({ mode: 'string' }),
    created_at: instant().notNull().defaultNow(),
  },
  table => [unique('tasks_in_classroom').on(table.classroom_id, table.id)],
)
