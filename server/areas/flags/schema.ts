import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { FlagReason } from '../../../src/contract/rules/flag-reasons.ts'
import { instant } from '../../db/columns.ts'
import { classrooms } from '../classrooms/schema.ts'
import { submissions } from '../submissions/schema.ts'
import { teachers } from '../teachers/schema.ts'

/** A report of a post of the partner's students, and what an operator has answered. */
export const submissionFlags = pgTable(
  'submission_flags',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    submission_id: integer()
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** Who has reported it. */
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    /** Email of the operator who worked as this teacher; null when it was the teacher. */
    operator: text(),
    /** Theirs, and not that of the post. */
    classroom_id: integer()
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    reasons: text().array().$type<FlagReason[]>().notNull(),
    /** Null as long as it waits. */
    answer: text(),
    answered_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    index('submission_flags_submission').on(table.submission_id, table.teacher_id),
    // again takes the place of the one that waits
    uniqueIndex('submission_flags_open')
      .on(table.submission_id, table.teacher_id)
      .where(sql`${table.answer} is null`),
    check('submission_flags_reasons', sql`cardinality(${table.reasons}) > 0`),
    check('submission_flags_answered', sql`(${table.answer} is null) = (${table.answered_at} is null)`),
  ],
)
