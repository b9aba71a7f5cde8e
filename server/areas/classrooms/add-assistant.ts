import type { TeacherAssistant } from '../../../src/contract/entities/classroom.ts'
import { classroomSentences } from '../../../src/contract/server-messages/classrooms.ts'
import { commonSentences } from '../../../src/contract/server-messages/common.ts'
import type { Database } from '../../db/database.ts'
import { canonicalEmail } from '../../email-address.ts'
import { refuse } from '../../errors.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { lockOpenClassroom } from './open-classroom.ts'
import { findColleague } from './repository/change.ts'
import { addTeacherAssistant } from './repository/create.ts'

const atEmail = (sentence: string) => refuse('badInput', { fields: { email: [sentence] }, message: sentence })

/**
 * Adds an assistant by their school email (P2 §5).
 * @throws 403 with code 10; 422 with code 42, or with the sentence of the field
 */
export async function addAssistant(
  db: Database,
  teacher: SignedInTeacher,
  id: number,
  given: string,
): Promise<TeacherAssistant> {
  await lockOpenClassroom(db, teacher, id)
  if (given.trim() === '') throw atEmail(commonSentences.fieldRequired)
  const email = canonicalEmail(given)
  if (email === null) throw atEmail(commonSentences.invalidEmail)
  const { own, full_name } = await findColleague(db, teacher.id, email)
  if (own) throw atEmail(classroomSentences.assistantIsSelf)
  const assistant = { full_name: full_name ?? email, email }
  if (!(await addTeacherAssistant(db, { classroom_id: id, ...assistant })))
    throw atEmail(classroomSentences.assistantTaken)
  return assistant
}
