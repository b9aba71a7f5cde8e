import type { Body, Data } from '../../../../src/contract/endpoints/all.ts'
import { VIEWING_SIGNS_PER_HOUR } from '../../../../src/contract/limits/submissions.ts'
import { teacherCommentIssue } from '../../../../src/contract/rules/teacher-comment.ts'
import { commonSentences } from '../../../../src/contract/server-messages/common.ts'
import { wellFormed } from '../../../db/text.ts'
import type { Services } from '../../../services.ts'
import type { SignedInTeacher } from '../../../signed-in-teacher.ts'
import { allowAttempt } from '../../attempts/area.ts'
import { findReviewed, lockOpenForReview } from '../../classrooms/area.ts'
import { refuse } from '../refusals.ts'
import { viewpointOf } from '../repository/posts.ts'
import {
  forgetViewer,
  isListed,
  noteViewer,
  type OfClassroom,
  saveComment,
  savedComment,
} from '../repository/review.ts'
import { asTheyAre } from './as-they-are.ts'

type Needed = Pick<Services, 'db'>

/** A comment as it is kept. */
const keptComment = (comment: string): string => wellFormed(comment).trim()

/**
 * Saves what a teacher writes about a post, in the place of what was seen: what somebody else has written since is taken
 * away by nobody who does not know of it. The classroom is held, and so are all its comments.
 * @throws 403 with code 10, 404 with code 90, 409 with code 91, 422 with code 42 or the sentence of the field
 */
export function commentOn(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  teacher: SignedInTeacher,
  { id, sid, comment, was }: OfClassroom & Body<'PUT /api/teacher/classrooms/{id}/submissions/{sid}'>,
): Promise<Data<'PUT /api/teacher/classrooms/{id}/submissions/{sid}'>> {
  return db.transaction(async transaction => {
    await lockOpenForReview(transaction, teacher, id)
    const issue = teacherCommentIssue(comment)
    if (issue) throw refuse('badInput', { fields: { comment: [commonSentences.tooLong(issue.letters)] } })
    const written = keptComment(comment)
    if (!(await isListed(transaction, { id, sid }))) throw refuse('postGone')
    const saved = await savedComment(transaction, { id, sid })
    if (was !== undefined && saved !== keptComment(was ?? '') && saved !== written) {
      const from = viewpointOf(teacher, id)
      throw refuse('commentChanged', { submissions: await asTheyAre(transaction, tokens, from, [sid]) })
    }
    const teacher_comment = written || null
    if (!(await saveComment(transaction, { id, sid }, teacher_comment))) throw refuse('postGone')
    return { id: sid, teacher_comment }
  })
}

/**
 * Says that somebody has a post open. To come and to go raises the revision of the classroom's teacher: nobody does so
 * without end.
 * @throws 403 with code 10, 404 with code 90, 429
 */
export async function beginViewing(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  teacher: SignedInTeacher,
  { id, sid }: OfClassroom,
): Promise<void> {
  if (!(await findReviewed(db, teacher.id, id))) throw refuse('classroomForbidden')
  const scope = tokens.blind('submissions-viewed', String(teacher.id))
  await allowAttempt(db, [{ scope, attempts: VIEWING_SIGNS_PER_HOUR, windowMinutes: 60 }])
  await db.transaction(async transaction => {
    if (!(await isListed(transaction, { id, sid }))) throw refuse('postGone')
    await noteViewer(transaction, { id, teacher_id: teacher.id }, sid)
  })
}

/** Says that they have it open no more, also where it is gone by now. @throws 403 with code 10 */
export async function endViewing(
  { db }: Needed,
  teacher: SignedInTeacher,
  { id, sid }: OfClassroom,
): Promise<void> {
  if (!(await findReviewed(db, teacher.id, id))) throw refuse('classroomForbidden')
  await forgetViewer(db, { id, teacher_id: teacher.id }, sid)
}
