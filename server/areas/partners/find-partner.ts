import type { Partner } from '../../../src/contract/entities/partner.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { refuse } from './refusals.ts'
import { findPartner } from './repository/partner.ts'
import { shownProfile } from './repository/shown.ts'

/**
 * The partner of a teacher's classroom, also once the exchange has expired.
 * @throws 403 with code 10; 422 with code 118
 */
export async function readPartner(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  teacher: Pick<SignedInTeacher, 'id'>,
  id: number,
): Promise<Partner> {
  const partner = await findPartner(db, { id, teacherId: teacher.id })
  if (partner === undefined) throw refuse('classroomForbidden')
  if (partner === null) throw refuse('notPaired')
  return shownProfile(tokens, partner)
}
