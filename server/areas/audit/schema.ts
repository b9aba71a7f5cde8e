import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

/**
 * What operators did as a teacher, and teachers as a student: each write of a masquerade session, with both identities. A row is there before
 * the write begins; `status` is null as long as it has not been answered. Outlives the teacher's account.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teacher_id: integer().notNull(),
    /** Email of who did it: an operator, or the teacher. */
    operator: text().notNull(),
    /** As whom on the student site; null for what was done as the teacher. */
    student_id: integer(),
    method: text().notNull(),
    /** As it was called, without the query. */
    path: text().notNull(),
    status: smallint(),
    request_id: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [index('audit_log_teacher').on(table.teacher_id, table.created_at)],
)
