import type { Body } from '../../../src/contract/endpoints/all.ts'
import type { SiteSession } from '../../../src/contract/entities/student-site.ts'
import type { Services } from '../../services.ts'
import { studentToken } from '../../student-token.ts'
import { allowAttempt, forgetAttempts } from '../attempts/area.ts'
import { beginAudit } from '../audit/area.ts'
import { redeemStudentView } from '../student-view/area.ts'
import { findStudentAccount } from '../students/area.ts'
import { isPassword } from '../teachers/area.ts'
import { authenticateStudent } from './authenticate.ts'
import { refuse } from './refusals.ts'
import { openStudentSession, openStudentView } from './repository/sessions.ts'
import { shownStudent } from './shown-student.ts'
import { limitsOf } from './sign-in-policy.ts'

type Needed = Pick<Services, 'db' | 'tokens'>

const sessionOf = async (db: Services['db'], token: string): Promise<SiteSession> => ({
  token,
  student: shownStudent(await authenticateStudent(db, token)),
})

/**
 * Signs a student in. Neither the answer nor its time tells whether there is such a classroom or such a student.
 * @throws 401, 429
 */
export async function signInStudent(
  services: Needed,
  given: Body<'POST /api/student/login'> & { ip: string },
): Promise<SiteSession> {
  const { db } = services
  // as it is read aloud: neither has blanks around it, codes have capitals alone and usernames small letters
  const code = given.classroom_code.trim().toUpperCase()
  const username = given.username.trim().toLowerCase()
  const { pair, student, address } = limitsOf(services, JSON.stringify([code, username]), given.ip)
  await allowAttempt(db, [pair, student, address])
  const account = await findStudentAccount(db, code, username)
  const isRight = await isPassword(account?.password_hash ?? null, given.password)
  if (!account?.password_hash || !isRight) throw refuse('wrongSignIn')
  await forgetAttempts(db, { takeBack: [student.scope, address.scope], forget: [pair.scope] })
  const token = studentToken()
  await openStudentSession(db, { student_id: account.id, password_hash: account.password_hash }, token)
  return sessionOf(db, token)
}

/**
 * Lets a teacher see the site as the student that a one-time code stands for; on record like every write of it.
 * @throws 410
 */
export function signInAsStudent(
  { db }: Needed,
  {
    student_token,
    path,
    requestId,
  }: Body<'POST /api/student/login-as-student'> & {
    path: string
    requestId: string
  },
): Promise<SiteSession> {
  return db.transaction(async transaction => {
    const view = await redeemStudentView(transaction, student_token)
    if (!view) throw refuse('viewLinkInvalid')
    await beginAudit(transaction, { ...view, method: 'POST', path, status: 200, request_id: requestId })
    const token = studentToken()
    await openStudentView(transaction, view, token)
    return sessionOf(transaction, token)
  })
}
