import { isExchangeExpired } from '../../../src/contract/rules/exchange-expiry.ts'
import type { Database } from '../../db/database.ts'
import { refuse } from '../../errors.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { findOwnClassroom, lockOwnClassroom, type OpenClassroom } from './repository/course.ts'
import { lockReviewed } from './repository/review.ts'

function mustBeOpen(teacher: SignedInTeacher, classroom: OpenClassroom | null): OpenClassroom {
  if (!classroom) throw refuse('classroomForbidden')
  if (isExchangeExpired(teacher, classroom)) throw refuse('exchangeExpired')
  return classroom
}

/**
 * A classroom of the teacher that may still be changed; nobody else changes it until the transaction ends.
 * @throws 403 with code 10 when it is not the teacher's, 422 with code 42 once the exchange has expired
 */
export const lockOpenClassroom = async (
  transaction: Database,
  teacher: SignedInTeacher,
  id: number,
): Promise<OpenClassroom> => mustBeOpen(teacher, await lockOwnClassroom(transaction, teacher.id, id))

/**
 * The same for who is not in a transaction: it is only looked at, for writes that say themselves what they go on from.
 * @throws as `lockOpenClassroom`
 */
export const checkOpenClassroom = async (
  db: Database,
  teacher: SignedInTeacher,
  id: number,
): Promise<OpenClassroom> => mustBeOpen(teacher, await findOwnClassroom(db, teacher.id, id))

/**
 * Holds a classroom whose posts somebody may decide about, its teacher or the assistant, until the transaction ends.
 * @throws as `lockOpenClassroom`
 */
export async function lockOpenForReview(
  transaction: Database,
  teacher: SignedInTeacher,
  id: number,
): Promise<void> {
  const found = await lockReviewed(transaction, teacher.id, id)
  if (!found) throw refuse('classroomForbidden')
  if (isExchangeExpired(found.owner, found)) throw refuse('exchangeExpired')
}
