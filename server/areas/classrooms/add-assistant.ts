import type { TeacherAssistant } from '../../../src/contract/entities/classroom.ts'
import { ASSISTANTS_ASKED_FOR_PER_DAY } from '../../../src/contract/limits/classrooms.ts'
import { classroomSentences } from '../../../src/contract/server-messages/classrooms.ts'
import { commonSentences } from '../../../src/contract/server-messages/common.ts'
import { canonicalEmail } from '../../email-address.ts'
import { refuse } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { allowAttempt } from '../attempts/area.ts'
import { checkOpenClassroom } from './open-classroom.ts'
import { findColleague, isPartnersEmail } from './repository/change.ts'
import { addTeacherAssistant } from './repository/create.ts'

const atEmail = (sentence: string) => refuse('badInput', { fields: { email: [sentence] }, message: sentence })

/** Who knows the emails of a school does not learn all its names; an operator's own are counted apart. */
function allowQuestion({ db, tokens }: Services, { id, operator }: SignedInTeacher): Promise<void> {
  const scope = tokens.blind('assistants-day', String(id), operator ?? '')
  return allowAttempt(db, [{ scope, attempts: ASSISTANTS_ASKED_FOR_PER_DAY, windowMinutes: 24 * 60 }])
}

/**
 * Adds an assistant by their school email (P2 §5). Whoever is the assistant already is so once more, so that a call
 * whose answer was lost can be sent again.
 * @throws 403 with code 10; 422 with code 42, or with the sentence of the field; 429
 */
export async function addAssistant(
  services: Services,
  teacher: SignedInTeacher,
  id: number,
  given: string,
): Promise<TeacherAssistant> {
  const { db } = services
  await checkOpenClassroom(db, teacher, id)
  if (given.trim() === '') throw atEmail(commonSentences.fieldRequired)
  const email = canonicalEmail(given)
  if (email === null) throw atEmail(commonSentences.invalidEmail)
  await allowQuestion(services, teacher)
  const { own, full_name } = await findColleague(db, teacher.id, email)
  if (own) throw atEmail(classroomSentences.assistantIsSelf)
  // who assists sees what waits, and the partner sees nothing before it is approved
  if (await isPartnersEmail(db, id, email)) throw atEmail(classroomSentences.assistantIsPartner)
  const there = await addTeacherAssistant(db, { classroom_id: id, full_name: full_name ?? email, email })
  if (there.email !== email) throw atEmail(classroomSentences.assistantTaken)
  return there
}
