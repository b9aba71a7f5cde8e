import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { teachers } from '../teachers/schema.ts'

/** What a teacher's browser noted for support. */
export const activities = pgTable(
  'activities',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    /** Who worked as the teacher, if somebody did. */
    operator: text(),
    message: text().notNull(),
    device_name: text().notNull(),
    device_time: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [index('activities_teacher').on(table.teacher_id, table.created_at)],
)
