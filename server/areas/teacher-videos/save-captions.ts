import type { Caption } from '../../../src/contract/entities/caption.ts'
import { captionIssue, inOrder } from '../../../src/contract/rules/captions.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { findOwnPost, setCaptions } from '../actions/area.ts'
import { lockOpenClassroom } from '../classrooms/area.ts'
import { refuse } from './refusals.ts'

/**
 * Replaces the captions of the teacher's own video, and tells them as they are kept.
 * @throws 403 with code 10, 422 with code 42 or 64
 */
export function saveCaptions(
  db: Database,
  teacher: SignedInTeacher,
  id: number,
  captions: readonly Caption[],
): Promise<Caption[]> {
  return db.transaction(async transaction => {
    const post = await findOwnPost(transaction, teacher.id, id)
    if (!post) throw refuse('classroomForbidden')
    await lockOpenClassroom(transaction, teacher, post.classroom_id)
    if (captions.some(captionIssue)) throw refuse('captionsWrong')
    const kept = inOrder(captions)
    if (!(await setCaptions(transaction, id, kept))) throw refuse('classroomForbidden')
    return kept
  })
}
