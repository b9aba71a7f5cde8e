import type { Body } from '../../../src/contract/endpoints/all.ts'
import { dayOf, daysAnywhere, isDay } from '../../../src/contract/rules/days.ts'
import { isSubscriptionOver } from '../../../src/contract/rules/exchange-expiry.ts'
import { isIndependent, isLibrarian } from '../../../src/contract/rules/user-types.ts'
import { classroomFormSentences } from '../../../src/contract/server-messages/classroom-forms.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { holdsAgreement } from '../agreements/area.ts'
import { createClassroom } from '../classrooms/area.ts'
import { holdTeachersOf, meetForRequest, tieToRequest } from '../connections/area.ts'
import { giveCourse } from '../courses/area.ts'
import { lockTeacher } from '../teachers/area.ts'
import { spendTokens } from '../tokens/area.ts'
import { type CheckedForm, checkedForm } from './checked-form.ts'
import { refuse } from './refusals.ts'

/** The day on which an independent teacher sent it, if it can be that day anywhere, or else the day in UTC. */
function todayOf(stated: string | null, now: number): string {
  const { earliest, latest } = daysAnywhere(now)
  const isToday = stated !== null && isDay(stated) && earliest <= stated && stated <= latest
  return isToday ? stated : dayOf(now)
}

/** @throws 403 and 422 for who may not create one at all, whatever they fill in */
function checkTeacher(teacher: SignedInTeacher): void {
  if (isLibrarian(teacher)) throw refuse('creationForbidden')
  // they see the Unverified Teacher modal everywhere but on their profile (P1 §4); here it is held
  if (!teacher.is_teacher_validated) throw refuse('teacherNotValidated')
  if (isSubscriptionOver(teacher)) throw refuse('subscriptionEnded')
}

async function pay(
  transaction: Database,
  teacher: SignedInTeacher,
  { subject }: CheckedForm,
  classroom_id: number,
): Promise<void> {
  const purse = { teacher_id: teacher.id, subject_id: subject.id }
  const spent = await spendTokens(transaction, { ...purse, classroom_id, amount: subject.number_of_tokens })
  if (!spent) throw refuse('tokensMissing', { message: classroomFormSentences.tokensMissing(subject.name) })
}

/**
 * Creates a classroom exchange and tells its id. Call it in a transaction: the agreement that it has seen stays signed,
 * and the tokens that it has counted stay, until that is over. The teacher is locked before anything that is written:
 * whoever saves their profile at the same moment waits in the same order.
 * @throws 422 with the sentences of the fields, or code 41, 42 or 43; 403 with code 40 or 44; of the request
 *   for which it is created 404 with code 121, 403 with code 120 or 129, 422 with code 119 or 122 to 124
 */
export async function create(
  transaction: Database,
  teacher: SignedInTeacher,
  { course_id = null, connection_request = null, ...values }: Body<'POST /api/teacher/classrooms'>,
): Promise<number> {
  checkTeacher(teacher)
  if (connection_request) await holdTeachersOf(transaction, teacher, connection_request.id)
  else await lockTeacher(transaction, teacher.id)
  const form = await checkedForm(transaction, teacher, values, null)
  if (!isIndependent(teacher) && !(await holdsAgreement(transaction, teacher.id)))
    throw refuse('agreementMissing')
  const { start_date, ...rest } = form
  const id = await createClassroom(transaction, {
    ...rest,
    teacher_id: teacher.id,
    start_date: isIndependent(teacher) || start_date === null ? todayOf(start_date, Date.now()) : start_date,
  })
  const tied = connection_request && { id: connection_request.id, classroomId: id }
  // classrooms, the course, the request, then the tokens: in the order of everybody who locks them
  if (tied) await meetForRequest(transaction, teacher, tied)
  if (course_id !== null)
    await giveCourse(transaction, { classroom_id: id, subject_id: form.subject.id, course_id })
  if (tied) await tieToRequest(transaction, teacher, tied)
  await pay(transaction, teacher, form, id)
  return id
}
