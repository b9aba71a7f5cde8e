import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { teachers } from '../teachers/schema.ts'

/** What teachers have given; the bytes are in the storage, under the same name. */
export const files = pgTable(
  'files',
  {
    name: text().primaryKey(),
    /** Null once the teacher is gone: nobody uses it then. */
    teacher_id: integer().references(() => teachers.id, { onDelete: 'set null' }),
    type: text().notNull(),
    bytes: integer().notNull(),
    created_at: instant().notNull().defaultNow(),
    /** When somebody last said that it is in use. */
    used_at: instant().notNull().defaultNow(),
  },
  table => [index('files_teacher').on(table.teacher_id), index('files_used').on(table.used_at)],
)
