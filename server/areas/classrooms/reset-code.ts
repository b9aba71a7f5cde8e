import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { withFreeCode } from './classroom-code.ts'
import { checkOpenClassroom } from './open-classroom.ts'
import { changeCode, codeOf } from './repository/change.ts'

/**
 * Gives a classroom a new code and tells it. Who meets another one between the look and the write is told the code that
 * is there; who looks after that gets one more (docs/decisions/retried-writes.md).
 * @throws 403 with code 10, 422 with code 42
 */
export async function resetCode(db: Database, teacher: SignedInTeacher, id: number): Promise<string> {
  const { code: from } = await checkOpenClassroom(db, teacher, id)
  return withFreeCode(async to => {
    if (await changeCode(db, id, { from, to })) return to
    const now = await codeOf(db, id)
    return now === from ? undefined : now
  })
}
