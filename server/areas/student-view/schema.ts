import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { students } from '../students/schema.ts'
import { teachers } from '../teachers/schema.ts'

/** Codes with which a teacher sees the student site as one of their students, good once. */
export const studentViewCodes = pgTable(
  'student_view_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    code_hash: text().notNull().unique(),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    student_id: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** Email of who asked for it: the teacher, or an operator who works as them. */
    operator: text().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  table => [
    index('student_view_codes_expires').on(table.expires_at),
    index('student_view_codes_student').on(table.student_id),
    index('student_view_codes_teacher').on(table.teacher_id),
  ],
)
