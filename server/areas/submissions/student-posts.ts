import type { Body } from '../../../src/contract/endpoints/all.ts'
import type { ListedStatus } from '../../../src/contract/rules/submission-status.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { lockOpenClassroom } from '../classrooms/area.ts'
import { isThere } from '../students/area.ts'
import { refuse } from './refusals.ts'
import { lockPosts, saveChange } from './repository/change.ts'
import { findPoster, ofStudent, type PostsOfStudent, someOfStudent } from './repository/of-student.ts'
import { findPosts } from './repository/posts.ts'
import { allowChanges } from './review/allow-changes.ts'
import { wantedOf } from './review/wanted.ts'
import { shownSubmissions } from './shown-submission.ts'

type Needed = Pick<Services, 'db' | 'tokens'>

/**
 * What a student has posted, or answered to others, the deleted left out.
 * @throws 403 with code 10, 404 with code 70
 */
export async function listPosts(
  { db, tokens }: Needed,
  teacher: SignedInTeacher,
  of: PostsOfStudent,
  status: ListedStatus | undefined,
) {
  const poster = await findPoster(db, teacher.id, of)
  if (!poster) throw refuse('classroomForbidden')
  if (!poster.is_there) throw refuse('posterGone')
  const from = { id: of.id, teacher_id: teacher.id }
  return shownSubmissions(tokens, await findPosts(db, from, ofStudent(of, status)))
}

/**
 * Changes the status of posts, of all that are named or of none (P3 §4).
 * @throws 403 with code 10, 404 with code 70 or 90, 422 with code 42, 429
 */
export async function changePosts(
  services: Needed,
  teacher: SignedInTeacher,
  of: PostsOfStudent,
  { action, videos }: Body<'PUT /api/teacher/classrooms/{id}/students/{student_id}/videos'>,
): Promise<void> {
  await allowChanges(services, teacher, videos)
  await services.db.transaction(async transaction => {
    await lockOpenClassroom(transaction, teacher, of.id)
    if (!(await isThere(transaction, of))) throw refuse('posterGone')
    const found = await lockPosts(transaction, someOfStudent(of, videos))
    const wanted = wantedOf(found, action)
    if (found.length < videos.length || !wanted) throw refuse('submissionGone')
    await saveChange(transaction, { classroom_id: of.id, by: teacher }, wanted)
  })
}
