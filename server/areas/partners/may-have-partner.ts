import { mayHavePartner } from '../../../src/contract/rules/partner-access.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { refuse } from './refusals.ts'

/**
 * Lets nobody look for a partner, ask one or accept one who has none, or who is not validated yet (P1 §4).
 * @throws 403 with code 129
 */
export function checkMayHavePartner(teacher: SignedInTeacher): void {
  if (!mayHavePartner(teacher)) throw refuse('partnersForbidden')
  if (!teacher.is_teacher_validated) throw refuse('partnersNotYet')
}
