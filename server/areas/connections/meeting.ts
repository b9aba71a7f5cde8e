import { isExchangeExpired } from '../../../src/contract/rules/exchange-expiry.ts'
import { mayMeet } from '../../../src/contract/rules/partner-access.ts'
import type { Database } from '../../db/database.ts'
import { expiryOwner } from '../../db/exchange-owner.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { refuse } from './refusals.ts'
import {
  type HeldClassroom,
  type HeldTeacher,
  hasWaiting,
  holdClassrooms,
  holdTeachers,
} from './repository/hold.ts'

/** Whom a teacher is to meet, with which of their classrooms; null until one is chosen. */
interface Wanted {
  classroomId: number
  otherTeacherId: number
  otherClassroomId: number | null
}

const isExpired = (classroom: HeldClassroom) => isExchangeExpired(expiryOwner(classroom), classroom)

const kindOf = ({ user_type }: HeldTeacher) => ({ user_type: { slug: user_type } })

/** Whether somebody could be the partner of a teacher at this moment; a partner is in another country. */
const isToBeHad = (me: HeldTeacher, other: HeldTeacher): boolean =>
  other.id !== me.id &&
  other.may_be_met &&
  mayMeet(kindOf(me), kindOf(other)) &&
  other.country_id !== null &&
  other.country_id !== me.country_id

/**
 * Holds two teachers and their classrooms until the transaction ends, so that nobody else pairs one of these meanwhile.
 * With `toPair` they can go to another pairing.
 * @throws 403 with code 10; 422 with code 42 or 123 for one's own classroom, 123 or 124 for the other one
 */
export async function holdMeeting(
  transaction: Database,
  { id: teacherId }: Pick<SignedInTeacher, 'id'>,
  { classroomId, otherTeacherId, otherClassroomId }: Wanted,
  options: { toPair?: boolean } = {},
): Promise<{ own: HeldClassroom; other: HeldClassroom | null }> {
  const teachers = await holdTeachers(transaction, [teacherId, otherTeacherId])
  const theirs = otherClassroomId === null ? [] : [{ id: otherClassroomId, teacherId: otherTeacherId }]
  const held = await holdClassrooms(transaction, [{ id: classroomId, teacherId }, ...theirs], options)
  const own = held.find(({ id, teacher_id }) => id === classroomId && teacher_id === teacherId)
  if (!own) throw refuse('classroomForbidden')
  if (isExpired(own)) throw refuse('exchangeExpired')
  if (own.is_paired) throw refuse('classroomPaired')
  const [me, them] = [teacherId, otherTeacherId].map(id => teachers.find(teacher => teacher.id === id))
  if (!me || !them || !isToBeHad(me, them)) throw refuse('partnerUnavailable')
  if (otherClassroomId === null) {
    if (!(await hasWaiting(transaction, otherTeacherId))) throw refuse('partnerUnavailable')
    return { own, other: null }
  }
  const other = held.find(({ id }) => id === otherClassroomId)
  if (!other || isExpired(other)) throw refuse('partnerUnavailable')
  if (other.is_paired) throw refuse('partnerPaired')
  return { own, other }
}
