import type { Body } from '../../../src/contract/endpoints/all.ts'
import { studentPasswordIssue } from '../../../src/contract/rules/student-password.ts'
import { studentPasswordSentence } from '../../../src/contract/server-messages/student-site.ts'
import type { Services } from '../../services.ts'
import type { SignedInStudent } from '../../signed-in-student.ts'
import { allowAttempt, forgetAttempts } from '../attempts/area.ts'
import { findPasswordHash, setOwnPassword } from '../students/area.ts'
import { hashPassword, isPassword } from '../teachers/area.ts'
import { refuse } from './refusals.ts'
import { keepWithPassword } from './repository/sessions.ts'
import { changeLimit } from './sign-in-policy.ts'

/**
 * Changes the student's own password. This session goes on, and every other one ends.
 * @throws 401 when a teacher has reset it meanwhile, 403 with code 83, 422 with code 82 or a sentence of the field, 429
 */
export async function changeStudentPassword(
  services: Pick<Services, 'db' | 'tokens'>,
  student: SignedInStudent,
  { password_old, password }: Body<'POST /api/student/password'>,
): Promise<void> {
  const { db } = services
  if (student.viewer) throw refuse('notAsStudent')
  const guesses = changeLimit(services, student.id)
  await allowAttempt(db, [guesses])
  const before = await findPasswordHash(db, student.id)
  if (!(await isPassword(before, password_old)) || before === null) throw refuse('passwordWrong')
  const issue = studentPasswordIssue(password, { old: password_old, username: student.username })
  if (issue) throw refuse('badInput', { fields: { password: [studentPasswordSentence(issue)] } })
  const after = await hashPassword(password)
  await db.transaction(async transaction => {
    if (!(await setOwnPassword(transaction, student.id, { before, after }))) throw refuse('signInAgain')
    await keepWithPassword(transaction, student.session_id, after)
  })
  await forgetAttempts(db, { forget: [guesses.scope] })
}
