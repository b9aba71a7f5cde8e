import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { checkOpenClassroom } from './open-classroom.ts'
import { removeTeacherAssistant } from './repository/change.ts'

/**
 * Removes the assistant of a classroom who has this email: who is none any more when it has been done before. Whoever
 * has come in their place stays.
 * @throws 403 with code 10, 422 with code 42
 */
export async function removeAssistant(
  db: Database,
  teacher: SignedInTeacher,
  id: number,
  email: string,
): Promise<void> {
  await checkOpenClassroom(db, teacher, id)
  await removeTeacherAssistant(db, id, email)
}
