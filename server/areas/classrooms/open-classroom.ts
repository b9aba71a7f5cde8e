import { isExchangeExpired } from '../../../src/contract/rules/exchange-expiry.ts'
import type { Database } from '../../db/database.ts'
import { refuse } from '../../errors.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { type LockedClassroom, lockOwnClassroom } from './repository/course.ts'

/**
 * A classroom of the teacher that may still be changed; nobody else changes it until the transaction ends. Outside of one
 * it is only looked at, for writes that say themselves what they go on from.
 * @throws 403 with code 10 when it is not the teacher's, 422 with code 42 once the exchange has expired
 */
export async function lockOpenClassroom(
  transaction: Database,
  teacher: SignedInTeacher,
  id: number,
): Promise<LockedClassroom> {
  const classroom = await lockOwnClassroom(transaction, teacher.id, id)
  if (!classroom) throw refuse('classroomForbidden')
  if (isExchangeExpired(teacher, classroom)) throw refuse('exchangeExpired')
  return classroom
}
