import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { classrooms } from '../classrooms/schema.ts'

/** Who posts: a student, a group of a small-group classroom, or a whole class as one. */
export const students = pgTable(
  'students',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    classroom_id: integer()
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    /** The group's name where it is a group. */
    first_name: text().notNull(),
    last_initial: text().notNull().default(''),
    username: text().notNull().unique(),
    /** How many people stand behind this row: 1, or the size of the group. */
    members_number: integer().notNull().default(1),
    created_at: instant().notNull().defaultNow(),
  },
  table => [unique('students_in_classroom').on(table.classroom_id, table.id)],
)
