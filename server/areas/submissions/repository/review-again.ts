import { sql } from 'drizzle-orm'
import { SHARED_STATUS } from '../../../../src/contract/rules/submission-status.ts'
import type { Database } from '../../../db/database.ts'
import type { SignedInTeacher } from '../../../signed-in-teacher.ts'
import { lockPosts, saveChange } from './change.ts'

/**
 * Has the posts of a classroom wait for its teacher that were approved without anybody having looked, those of students
 * who were removed too. Call it in the transaction that has every student of it post with approval from now on, after that.
 */
export async function reviewAgain(
  transaction: Database,
  classroom_id: number,
  by: Pick<SignedInTeacher, 'id' | 'operator'>,
): Promise<void> {
  const found = await lockPosts(
    transaction,
    sql`p.classroom_id = ${classroom_id} and p.is_unreviewed and p.status = ${SHARED_STATUS}`,
    sql`true`,
  )
  const wanted = found.map(({ id }) => ({ id, status: 'pending', is_unreviewed: false }) as const)
  await saveChange(transaction, { classroom_id, by }, wanted)
}
