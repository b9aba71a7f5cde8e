import { isExchangeExpired } from '../../../src/contract/rules/exchange-expiry.ts'
import type { Database } from '../../db/database.ts'
import { refuse } from '../../errors.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { findExpiry, setCompleted } from './repository/change.ts'

/**
 * Notes what a teacher says of an item of theirs: that it is done, or still to do (P2 §4).
 * @throws 403 with code 10 when it is another's, or not there; 422 with code 42 once the exchange has expired
 */
export async function complete(
  db: Database,
  teacher: SignedInTeacher,
  id: number,
  completed: boolean,
): Promise<void> {
  const exchange = await findExpiry(db, teacher.id, id)
  if (!exchange) throw refuse('classroomForbidden')
  if (isExchangeExpired(teacher, exchange)) throw refuse('exchangeExpired')
  await setCompleted(db, teacher.id, id, completed)
}
