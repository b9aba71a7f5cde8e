import type { Database } from '../../db/database.ts'
import { endViewCodes, type Viewer } from '../student-view/area.ts'
import { endViewSessions } from './repository/sessions.ts'

/**
 * Ends what a teacher, or an operator, has opened of the student site as somebody of theirs. Codes end before sessions,
 * so that whoever exchanges one at this moment loses the session that it opens. Call it in the transaction that ends the
 * sessions of the teacher.
 */
export async function endStudentViews(transaction: Database, viewer: Viewer): Promise<void> {
  await endViewCodes(transaction, viewer)
  await endViewSessions(transaction, viewer)
}
