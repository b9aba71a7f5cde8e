import { and, eq } from 'drizzle-orm'
import { SHARED_STATUS } from '../../../../src/contract/rules/submission-status.ts'
import type { Database } from '../../../db/database.ts'
import { submissions } from '../schema.ts'

/**
 * Has the posts of a classroom wait for its teacher that were approved without anybody having looked. Call it in the
 * transaction that has every student of it post with approval from now on, after that.
 */
export async function reviewAgain(transaction: Database, classroomId: number): Promise<void> {
  await transaction
    .update(submissions)
    .set({ status: 'pending', is_unreviewed: false })
    .where(
      and(
        eq(submissions.classroom_id, classroomId),
        eq(submissions.is_unreviewed, true),
        eq(submissions.status, SHARED_STATUS),
      ),
    )
}
