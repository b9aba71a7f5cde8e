import type { Database } from '../../db/database.ts'
import { canonicalEmail } from '../../email-address.ts'
import { oneTimeCode } from '../../one-time-code.ts'
import { findTeacherByEmail, normalEmail } from '../teachers/area.ts'
import { addLink } from './repository.ts'

/** Why no link can be made, as the operator reads it. */
export class NoMasquerade extends Error {
  override name = 'NoMasquerade'
}

/**
 * An address with which the operator signs in as a teacher, once and within 60 seconds (decision 12).
 * @throws {NoMasquerade} when there is no such teacher, or nobody to answer for it
 */
export async function makeMasqueradeLink(
  db: Database,
  origin: string,
  { teacherEmail, operator }: { teacherEmail: string; operator: string },
): Promise<string> {
  const operatorEmail = canonicalEmail(operator)
  if (operatorEmail === null) throw new NoMasquerade('the operator has to be named by an email')
  const teacher = await findTeacherByEmail(db, normalEmail(teacherEmail))
  if (!teacher) throw new NoMasquerade(`nobody has the email ${teacherEmail}`)
  const codes = { admin_token: oneTimeCode(), teacher_token: oneTimeCode() }
  const isAdded = await addLink(db, { teacher_id: teacher.id, operator: operatorEmail }, codes)
  if (!isAdded) throw new NoMasquerade(`${teacherEmail} is disabled`)
  const query = new URLSearchParams({ ...codes, user_type: teacher.user_type })
  return `${origin}/security/login-as-teacher?${query}`
}
