import type { Body, Data } from '../../../src/contract/endpoints/all.ts'
import type { ListedStatus } from '../../../src/contract/rules/submission-status.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { lockOpenClassroom } from '../classrooms/area.ts'
import { isThere } from '../students/area.ts'
import { refuse } from './refusals.ts'
import { findPoster, ofStudent, type PostsOfStudent, someOfStudent } from './repository/of-student.ts'
import { findPosts, viewpointOf } from './repository/posts.ts'
import { allowChanges } from './review/allow-changes.ts'
import { changeNamed } from './review/change-submissions.ts'
import { shownSubmissions } from './shown-submission.ts'

type Key = 'PUT /api/teacher/classrooms/{id}/students/{student_id}/videos'
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
  const found = await findPosts(db, viewpointOf(teacher, of.id), ofStudent(of, status))
  return shownSubmissions(tokens, found)
}

/**
 * Changes the status of a student's posts, or of their responses, as in the classroom's list.
 * @throws 403 with code 10, 404 with code 70 or 90, 409 with code 91, 422 with code 42, 429
 */
export async function changePosts(
  services: Needed,
  teacher: SignedInTeacher,
  of: PostsOfStudent,
  body: Body<Key>,
): Promise<Data<Key>> {
  const { db, tokens } = services
  await allowChanges(services, teacher, body.videos)
  return db.transaction(async transaction => {
    const { id } = of
    await lockOpenClassroom(transaction, teacher, id)
    if (!(await isThere(transaction, of))) throw refuse('posterGone')
    const which = (ids: readonly number[]) => someOfStudent(of, ids)
    return changeNamed(transaction, { tokens, teacher, id, body, which })
  })
}
