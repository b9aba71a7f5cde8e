import { boolean, check, date, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { instant, isTimeLimit, promptColumns } from '../../db/columns.ts'
import { classPairings } from '../classrooms/schema.ts'

/** Tasks of a class pairing (class tasks): both of its classrooms have them. */
export const tasks = pgTable(
  'tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    class_pairing_id: integer()
      .notNull()
      .references(() => classPairings.id, { onDelete: 'cascade' }),
    /** The task of a course that it was made of; without a key, for it outlives the course. */
    course_task_id: integer(),
    task_name: text().notNull(),
    task_thumbnail: text(),
    /** 'activity' and 'reflection' ask students for no post (P3 §4). */
    task_category: text().notNull(),
    order: smallint().notNull(),
    is_hidden: boolean().notNull().default(false),
    /** Responses that each student owes; 0 for a task without a respond step. */
    number_responses: smallint().notNull().default(1),
    ...promptColumns(),
    due_date: date({ mode: 'string' }),
    response_due_date: date({ mode: 'string' }),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    unique('tasks_in_pairing').on(table.class_pairing_id, table.id),
    unique('tasks_of_course').on(table.class_pairing_id, table.course_task_id),
    check('tasks_video_time_limit', isTimeLimit(table.video_time_limit)),
  ],
)
