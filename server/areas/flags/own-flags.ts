import type { OwnFlag } from '../../../src/contract/entities/flag.ts'
import { OWN_FLAGS_SHOWN } from '../../../src/contract/limits/submissions.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { findReviewed } from '../classrooms/area.ts'
import { refuse } from './refusals.ts'
import { findOwnFlags } from './repository.ts'

/**
 * What somebody has flagged from this classroom, with what has become of it. For an assistant it is read anew each
 * time, as the posts.
 * @throws 403 with code 10
 */
export async function listOwnFlags(
  { db }: Pick<Services, 'db'>,
  { id: teacher_id, operator }: Pick<SignedInTeacher, 'id' | 'operator'>,
  id: number,
): Promise<{ data: OwnFlag[]; freshUntil: number }> {
  const reviewed = await findReviewed(db, teacher_id, id)
  if (!reviewed) throw refuse('classroomForbidden')
  const data = await findOwnFlags(db, { id, teacher_id, operator, most: OWN_FLAGS_SHOWN })
  return { data, freshUntil: reviewed.is_owner ? Number.POSITIVE_INFINITY : 0 }
}
