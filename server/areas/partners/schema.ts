import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

/**
 * What a teacher has reported of a partner, or of who wrote to them in a connection request. It outlives the accounts, the
 * classrooms and the request that it is about, so that nothing is a key.
 */
export const partnerReports = pgTable(
  'partner_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who has reported. */
    teacher_id: integer().notNull(),
    /** Email of the operator who worked as this teacher; null when it was the teacher. */
    operator: text(),
    /** Theirs; null of a request that names none. */
    classroom_id: integer(),
    /** Who is reported, with the classroom, null of a request that names none. */
    partner_teacher_id: integer().notNull(),
    partner_classroom_id: integer(),
    /** The connection request that is reported; null when it is the partner of a classroom. */
    connection_request_id: integer(),
    report: text().notNull(),
    /** When an operator has seen to it. */
    closed_at: instant(),
    /** Email of that operator. */
    closed_by: text(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [index('partner_reports_closed').on(table.closed_at, table.id)],
)
