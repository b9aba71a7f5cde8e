import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { FlagReason } from '../../../src/contract/rules/flag-reasons.ts'
import { instant } from '../../db/columns.ts'

/**
 * A report of a post of the partner's students, and what an operator has answered. It outlives the post, its student and who
 * has reported it, as what is noted of changes: what was reported does not go with the evidence.
 */
export const submissionFlags = pgTable(
  'submission_flags',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    submission_id: integer().notNull(),
    /** Who has reported it. */
    teacher_id: integer().notNull(),
    /** Email of the operator who worked as this teacher; null when it was the teacher. */
    operator: text(),
    /** Theirs, and not that of the post. */
    classroom_id: integer().notNull(),
    reasons: text().array().$type<FlagReason[]>().notNull(),
    /** Null as long as it waits. */
    answer: text(),
    answered_at: instant(),
    /** Email of the operator who has answered. */
    answered_by: text(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    index('submission_flags_submission').on(table.submission_id, table.teacher_id),
    index('submission_flags_reporter').on(table.teacher_id, table.classroom_id),
    // again takes the place of the one that waits, an operator's not of the teacher's
    uniqueIndex('submission_flags_open')
      .on(table.submission_id, table.teacher_id, sql`coalesce(${table.operator}, '')`)
      .where(sql`${table.answer} is null`),
    check('submission_flags_reasons', sql`cardinality(${table.reasons}) > 0`),
    check('submission_flags_answered', sql`(${table.answer} is null) = (${table.answered_at} is null)`),
  ],
)
