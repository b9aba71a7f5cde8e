import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { lockOpenClassroom } from './open-classroom.ts'
import { removeTeacherAssistant } from './repository/change.ts'

/**
 * Removes the assistant of a classroom, who is none any more when it has been done before.
 * @throws 403 with code 10, 422 with code 42
 */
export async function removeAssistant(db: Database, teacher: SignedInTeacher, id: number): Promise<void> {
  await lockOpenClassroom(db, teacher, id)
  await removeTeacherAssistant(db, id)
}
