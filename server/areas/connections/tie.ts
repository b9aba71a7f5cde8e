import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { checkMayHavePartner } from '../partners/area.ts'
import { holdMeeting } from './meeting.ts'
import { type OwnRequest, ownRequest, stepOf } from './own-request.ts'
import { nameClassroom } from './repository/change.ts'
import { holdTeachers } from './repository/hold.ts'
import { checkAgreed } from './settle-tokens.ts'

interface Tied {
  id: number
  /** The one that is created. */
  classroomId: number
}

async function ownToAccept(db: Database, teacher: SignedInTeacher, id: number): Promise<OwnRequest> {
  const known = await ownRequest(db, teacher, id)
  stepOf(known, 'accept')
  return known
}

/**
 * Holds both teachers of a request for which a classroom is created, in the order of everybody who locks two. Call it in
 * the transaction of the creation, before it locks anything else.
 * @throws 404 with code 121; 403 with code 120 or 129; 422 with code 122
 */
export async function holdTeachersOf(
  transaction: Database,
  teacher: SignedInTeacher,
  id: number,
): Promise<void> {
  const { teacher_id } = await ownToAccept(transaction, teacher, id)
  checkMayHavePartner(teacher)
  await holdTeachers(transaction, [teacher.id, teacher_id])
}

/**
 * Holds the classroom that asks, and lets none be created for a request that it could not be accepted with, as the
 * teacher is not there any more, or the exchange is over.
 * @throws as `holdTeachersOf`; 422 with code 119, 123 or 124
 */
export async function meetForRequest(
  transaction: Database,
  teacher: SignedInTeacher,
  { id, classroomId }: Tied,
): Promise<void> {
  const known = await ownToAccept(transaction, teacher, id)
  const { teacher_id: otherTeacherId, classroom_id: otherClassroomId } = known
  await holdMeeting(transaction, teacher, { classroomId, otherTeacherId, otherClassroomId })
  await checkAgreed(transaction, id, classroomId)
}

/**
 * Names a classroom, which is new, as the one for which a teacher was asked, where the request names none yet. It is
 * accepted afterwards, with what that does to the tokens said before.
 * @throws 404 with code 121; 403 with code 120; 422 with code 122
 */
export async function tieToRequest(
  transaction: Database,
  teacher: SignedInTeacher,
  { id, classroomId }: Tied,
): Promise<void> {
  const held = await ownRequest(transaction, teacher, id, { hold: true })
  stepOf(held, 'accept')
  await nameClassroom(transaction, id, classroomId)
}
