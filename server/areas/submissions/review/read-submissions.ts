import type { Data } from '../../../../src/contract/endpoints/all.ts'
import type { Submission } from '../../../../src/contract/entities/submission.ts'
import { askedBy } from '../../../../src/contract/rules/submission-filter.ts'
import type { Services } from '../../../services.ts'
import type { SignedInTeacher } from '../../../signed-in-teacher.ts'
import { findReviewed } from '../../classrooms/area.ts'
import { refuse } from '../refusals.ts'
import { ofClassroom, oneOfClassroom, oneSharedWith, sharedWith } from '../repository/of-classroom.ts'
import { findPosts, viewpointOf, type Which } from '../repository/posts.ts'
import { shownSubmissions } from '../shown-submission.ts'

type Needed = Pick<Services, 'db' | 'tokens'>

export interface Asked {
  filter_by?: string
  submission_id?: number
}

interface Read {
  data: Data<'GET /api/teacher/classrooms/{id}/submissions'>
  freshUntil: number
}

/**
 * Posts as somebody sees them who reviews this classroom. For an assistant they are read anew each time: what changes
 * raises the revisions of the two teachers alone.
 * @throws 403 with code 10
 */
async function read(
  { db, tokens }: Needed,
  teacher: SignedInTeacher,
  id: number,
  which: Which,
  hasPrompts?: boolean,
): Promise<Read> {
  const reviewed = await findReviewed(db, teacher.id, id)
  if (!reviewed) throw refuse('classroomForbidden')
  const found = await findPosts(db, viewpointOf(teacher, id), which, hasPrompts)
  const { data, freshUntil } = shownSubmissions(tokens, found)
  return { data, freshUntil: reviewed.is_owner ? freshUntil : 0 }
}

async function readOne(...given: Parameters<typeof read>): Promise<{ data: Submission; freshUntil: number }> {
  const { data, freshUntil } = await read(...given)
  const [post] = data
  if (!post) throw refuse('postGone')
  return { data: post, freshUntil }
}

/**
 * All that the students of a classroom have posted, as far as a filter asks for it; what their tasks ask for where that is
 * wanted with each.
 * @throws 403 with code 10
 */
export const listSubmissions = (
  services: Needed,
  teacher: SignedInTeacher,
  id: number,
  { filter_by, submission_id }: Asked,
  hasPrompts = false,
) => read(services, teacher, id, ofClassroom(id, askedBy(filter_by), submission_id ?? null), hasPrompts)

/** @throws 403 with code 10, 404 with code 90 */
export const readSubmission = (
  services: Needed,
  teacher: SignedInTeacher,
  { id, sid }: { id: number; sid: number },
) => readOne(services, teacher, id, oneOfClassroom(id, sid))

/** What the partner's students have posted, approved by their teacher. @throws 403 with code 10 */
export const listShared = (
  services: Needed,
  teacher: SignedInTeacher,
  id: number,
  { filter_by }: Pick<Asked, 'filter_by'>,
) => read(services, teacher, id, sharedWith(id, askedBy(filter_by)), false)

/** @throws 403 with code 10, 404 with code 90 */
export const readShared = (
  services: Needed,
  teacher: SignedInTeacher,
  { id, sid }: { id: number; sid: number },
) => readOne(services, teacher, id, oneSharedWith(id, sid))
