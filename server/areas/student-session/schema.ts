import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { students } from '../students/schema.ts'
import { teachers } from '../teachers/schema.ts'

/** Sign-ins on the student site: a student's own, or that of a teacher who sees it as them. */
export const studentSessions = pgTable(
  'student_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    token_hash: text().notNull().unique(),
    student_id: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** Of the password that the student has signed in with: with another one the session has ended. */
    password_mark: text(),
    /** Who sees the site as the student; null in the student's own sessions. */
    teacher_id: integer().references(() => teachers.id, { onDelete: 'cascade' }),
    /** Email of who does: the teacher, or an operator who works as them. */
    operator: text(),
    expires_at: instant().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    index('student_sessions_student').on(table.student_id),
    index('student_sessions_teacher').on(table.teacher_id),
    index('student_sessions_expires').on(table.expires_at),
    check(
      'student_sessions_whose',
      sql`(${table.teacher_id} is null) = (${table.operator} is null)
        and (${table.teacher_id} is null) = (${table.password_mark} is not null)`,
    ),
  ],
)
