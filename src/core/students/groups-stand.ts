import type { Classroom } from '../../contract/entities/classroom.ts'
import type { PartnerCheck } from '../../contract/entities/student.ts'

/**
 * How far both sides of an exchange are with the number of groups (P3 §4 Small-group flow): nobody here has said one,
 * the partner has not, the two differ, or there is nothing left to do.
 */
export type GroupsStand =
  | { at: 'settled' }
  | { at: 'unasked'; partner: number | null; isHelpAsked: boolean }
  | { at: 'waiting'; own: number; canChange: boolean }
  | { at: 'mismatch'; own: number; partner: number; canChange: boolean }

/** The classroom as far as it decides this. */
export type GroupsClassroom = Pick<Classroom, 'id' | 'status' | 'partner' | 'students_number'>

/** An exchange that is over changes no more, and one without a partner has nobody to agree with. */
export function groupsStand(
  { status, partner, students_number }: GroupsClassroom,
  { students_number: own, partner_student_number: theirs, help_asked: isHelpAsked }: PartnerCheck,
): GroupsStand {
  if (status === 'expired' || !partner) return { at: 'settled' }
  if (own === null) return { at: 'unasked', partner: theirs, isHelpAsked }
  // groups that are there are changed by our team alone
  const canChange = !students_number
  if (theirs === null) return { at: 'waiting', own, canChange }
  if (own !== theirs) return { at: 'mismatch', own, partner: theirs, canChange }
  return { at: 'settled' }
}
