import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { teachers } from '../schema.ts'

/** Nobody has told the teacher yet that the account is verified: with a school, and no classroom (P1 §4 Profile save). */
export const isVerifiedNoticeDue = sql<boolean>`(
  teachers.verified_notice_at is null and teachers.is_email_validated and teachers.is_teacher_validated
  and teachers.school_id is not null
  and not exists (select 1 from classrooms c where c.teacher_id = teachers.id))`

/** Notes that the teacher is told now; false where there is nothing to tell, or somebody was faster. */
export async function takeVerifiedNotice(db: Database, id: number): Promise<boolean> {
  const told = await db
    .update(teachers)
    .set({ verified_notice_at: sql`now()` })
    .where(and(eq(teachers.id, id), isVerifiedNoticeDue))
    .returning({ id: teachers.id })
  return told.length > 0
}
