import type { Data } from '../../../src/contract/endpoints/all.ts'
import type { Comment } from '../../../src/contract/entities/message.ts'
import type { CommentAction, ListedCommentStatus } from '../../../src/contract/rules/comment-status.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { lockOpenClassroom } from '../classrooms/area.ts'
import { refuse } from './refusals.ts'
import { setCommentStatus } from './repository/change.ts'
import { findComment, findMessages, isOwn } from './repository/for-teachers.ts'
import { messagesHoldUntil, shownMessage } from './shown-messages.ts'

type Needed = Pick<Services, 'db' | 'tokens'>

/** The board of a classroom as its teacher sees it. @throws 403 with code 10 */
export async function listMessages(
  { db, tokens }: Needed,
  teacherId: number,
  { id, status }: { id: number; status: ListedCommentStatus | undefined },
): Promise<{ data: Data<'GET /api/teacher/classrooms/{id}/messages'>; freshUntil: number }> {
  if (!(await isOwn(db, teacherId, id))) throw refuse('classroomForbidden')
  const found = await findMessages(db, id, { status: status ?? null })
  const now = Date.now()
  return {
    data: found.map(row => shownMessage(tokens, row, now)),
    freshUntil: messagesHoldUntil(found, now),
  }
}

/**
 * Approves or deletes a comment of one of the own students (P3 §4 Comment status).
 * @throws 403 with code 10, 404 with code 110, 422 with code 42
 */
export function moderateComment(
  { db }: Pick<Services, 'db'>,
  teacher: SignedInTeacher,
  { id, mid, status }: { id: number; mid: number; status: CommentAction },
): Promise<Comment> {
  return db.transaction(async transaction => {
    await lockOpenClassroom(transaction, teacher, id)
    // of a student who was removed there is none: nothing changes of what nobody sees
    if (!(await findComment(transaction, id, mid))) throw refuse('commentGone')
    if (!(await setCommentStatus(transaction, mid, status))) throw refuse('commentGone')
    const changed = await findComment(transaction, id, mid)
    if (!changed) throw refuse('commentGone')
    return changed
  })
}
