import { isUnderReviewAge } from '../../../src/contract/rules/video-review.ts'
import type { Database } from '../../db/database.ts'
import { classroomFacts, requireApproval } from './repository/change.ts'

/**
 * Puts every student of a classroom under review whose age asks for it now, the removed ones too, who may come back
 * (P2 §9, decision 4); tells whether it does. Who is posting at this moment is waited for. Call it in the transaction that
 * holds the classroom and has changed its age range.
 */
export async function reviewChildren(transaction: Database, classroomId: number): Promise<boolean> {
  const { age_range } = await classroomFacts(transaction, classroomId)
  if (isUnderReviewAge(age_range)) await requireApproval(transaction, classroomId)
  return isUnderReviewAge(age_range)
}
