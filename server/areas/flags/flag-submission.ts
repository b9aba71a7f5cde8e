import type { Flag, FlagReport } from '../../../src/contract/entities/flag.ts'
import { FLAGS_PER_HOUR } from '../../../src/contract/limits/submissions.ts'
import { reasonsOf } from '../../../src/contract/rules/flag-reasons.ts'
import { submissionSentences } from '../../../src/contract/server-messages/submissions.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { allowAttempt } from '../attempts/area.ts'
import { findReviewed } from '../classrooms/area.ts'
import { refuse } from './refusals.ts'
import { addFlag, isSharedPost } from './repository.ts'

/**
 * Reports a post of the partner's students. What has come to a teacher's eyes can be reported as long as it is there, also
 * once the exchange has expired.
 * @throws 403 with code 10, 404 with code 90, 422 with the sentence of the reasons, 429
 */
export async function flagSubmission(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  teacher: SignedInTeacher,
  report: FlagReport,
): Promise<Flag> {
  const { classroom_id, student_submission_id: submission_id } = report
  if (!(await findReviewed(db, teacher.id, classroom_id))) throw refuse('classroomForbidden')
  const reasons = reasonsOf(report)
  if (reasons.length === 0) {
    const message = submissionSentences.noReason
    throw refuse('badInput', { message, fields: { reasons: [message] } })
  }
  const scope = tokens.blind('flags', String(teacher.id))
  await allowAttempt(db, [{ scope, attempts: FLAGS_PER_HOUR, windowMinutes: 60 }])
  return db.transaction(async transaction => {
    if (!(await isSharedPost(transaction, classroom_id, submission_id))) throw refuse('flaggedGone')
    const { id: teacher_id, operator } = teacher
    return addFlag(transaction, { submission_id, classroom_id, teacher_id, operator, reasons })
  })
}
