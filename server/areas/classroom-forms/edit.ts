import type { Body } from '../../../src/contract/endpoints/all.ts'
import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import { exchangeEndDate } from '../../../src/contract/rules/end-date.ts'
import { isIndependent } from '../../../src/contract/rules/user-types.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { changeClassroom, findClassroom, lockOpenClassroom } from '../classrooms/area.ts'
import { reviewChildren } from '../students/area.ts'
import { reviewAgain } from '../submissions/area.ts'
import { checkedForm } from './checked-form.ts'

/**
 * Saves what a teacher has edited of a classroom, and tells it as it is now. What it cost stays, and so does the moment
 * at which it expires, however its dates move; students who are children by now are under review, and so
 * are posts of theirs at which nobody has looked. Call it in a transaction.
 * @throws 403 with code 10; 422 with code 42, or with the sentences of the fields
 */
export async function edit(
  { db: transaction, tokens }: Pick<Services, 'db' | 'tokens'>,
  teacher: SignedInTeacher,
  id: number,
  values: Body<'PUT /api/teacher/classrooms/{id}'>,
): Promise<Classroom> {
  const saved = await lockOpenClassroom(transaction, teacher, id)
  const { subject: _, start_date, ...changed } = await checkedForm(transaction, teacher, values, saved)
  const isPostponed = !isIndependent(teacher) && start_date !== null && start_date !== saved.start_date
  const dates = isPostponed ? { start_date, end_date: exchangeEndDate(start_date) } : {}
  await changeClassroom(transaction, id, { ...changed, ...dates })
  if (await reviewChildren(transaction, id)) await reviewAgain(transaction, id, teacher)
  return (await findClassroom({ db: transaction, tokens }, teacher, id)).data
}
