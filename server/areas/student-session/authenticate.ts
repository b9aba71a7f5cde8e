import { isExchangeExpired } from '../../../src/contract/rules/exchange-expiry.ts'
import { isIndependent } from '../../../src/contract/rules/user-types.ts'
import type { Database } from '../../db/database.ts'
import { expiryOwner } from '../../db/exchange-owner.ts'
import { hashOf } from '../../one-time-code.ts'
import type { SignedInStudent } from '../../signed-in-student.ts'
import { refuse } from './refusals.ts'
import { findStudentCaller } from './repository/caller.ts'

/**
 * The student behind a token of the student site, in one statement.
 * @throws 401 when the session has ended, or the student is gone; 403 with code 81 unless a new student may call
 */
export async function authenticateStudent(
  db: Database,
  token: string,
  mayBeNew = true,
): Promise<SignedInStudent> {
  const [row] = await findStudentCaller(db, { tokenHash: hashOf(token) })
  if (!row) throw refuse('signInAgain')
  const { id, session_id, classroom_id, classroom_name, first_name, last_initial, username, group } = row
  const viewer =
    row.viewer_id !== null && row.operator !== null
      ? { teacher_id: row.viewer_id, operator: row.operator, full_name: row.teacher_name }
      : null
  const is_first_password = row.is_first_password && viewer === null
  if (is_first_password && !mayBeNew) throw refuse('firstPassword')
  return {
    ...{ id, session_id, classroom_id, classroom_name, first_name, last_initial, username, group },
    is_first_password,
    is_exchange_expired: isExchangeExpired(expiryOwner(row), row),
    has_peers: isIndependent({ user_type: { slug: row.teacher_type } }),
    viewer,
  }
}
