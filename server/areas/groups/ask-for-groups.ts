import { isSmallGroup } from '../../../src/contract/rules/group-types.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { lockOpenClassroom, noteGroupsHelp, noteGroupsNumber } from '../classrooms/area.ts'
import { openAgreed } from './open-agreed.ts'
import { refuse } from './refusals.ts'
import { findSides, withSides } from './repository/sides.ts'

/**
 * Notes how many groups a teacher wants, or that they want help with it (P3 §4 Small-group flow). Where the partner has
 * said the same number, or has as many groups, they are there at once.
 * @throws 403 with code 10; 422 with code 42, or 74 for a classroom that has groups or takes none
 */
export async function askForGroups(
  db: Database,
  teacher: SignedInTeacher,
  classroomId: number,
  number: number | undefined,
): Promise<void> {
  await withSides(db, { id: classroomId, teacherId: teacher.id }, async transaction => {
    await lockOpenClassroom(transaction, teacher, classroomId)
    const { own } = await findSides(transaction, classroomId)
    if (!isSmallGroup(own.group) || own.groups > 0) throw refuse('groupsSettled')
    if (number === undefined) {
      await noteGroupsHelp(transaction, classroomId)
      return
    }
    await noteGroupsNumber(transaction, classroomId, number)
    await openAgreed(transaction, classroomId)
  })
}
