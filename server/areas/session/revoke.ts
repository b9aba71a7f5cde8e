import type { Database } from '../../db/database.ts'
import { endStudentViews } from '../student-session/area.ts'
import { endFamily, endSessions } from './repository/sessions.ts'

/**
 * Ends a family for good and tells whose it was; null when it is not there, or ended before. Whoever it belonged to, the
 * teacher or an operator, sees the student site as nobody any more.
 */
export const revokeFamily = (
  db: Database,
  familyId: string,
): Promise<{ teacher_id: number; operator: string | null } | null> =>
  db.transaction(async transaction => {
    const ended = await endFamily(transaction, familyId)
    if (ended) await endStudentViews(transaction, ended)
    return ended
  })

/**
 * Ends every session of a teacher, and tells which were good until now; what was opened of the student site in one ends
 * too. Call it in a transaction.
 */
export async function revokeSessions(
  transaction: Database,
  teacher_id: number,
): Promise<{ familyId: string }[]> {
  const ended = await endSessions(transaction, teacher_id)
  await endStudentViews(transaction, { teacher_id })
  return ended
}
