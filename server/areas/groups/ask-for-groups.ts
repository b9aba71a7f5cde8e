import { groupTypes } from '../../../src/contract/rules/group-types.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { lockOpenClassroom, noteGroupsHelp, noteGroupsNumber } from '../classrooms/area.ts'
import { addGroups } from '../students/area.ts'
import { proposedNames } from './names.ts'
import { refuse } from './refusals.ts'
import { findSides, lockSides, type Side } from './repository.ts'

const hasSmallGroups = ({ group }: Side) => group === groupTypes.smallGroup

/** New groups of a classroom, whose names are proposals. */
const open = (transaction: Database, { id }: Side, number: number) =>
  addGroups(transaction, id, proposedNames.slice(0, number))

/**
 * Notes how many groups a teacher wants, or that they want help with it (P3 §4 Small-group flow). Where the partner has
 * said the same number, and neither has groups, both have them at once: the group in one place works with that in the
 * same place.
 * @throws 403 with code 10; 422 with code 42, or 74 for a classroom that has groups or takes none
 */
export async function askForGroups(
  db: Database,
  teacher: SignedInTeacher,
  classroomId: number,
  number: number | undefined,
): Promise<void> {
  await db.transaction(async transaction => {
    await lockSides(transaction, teacher.id, classroomId)
    await lockOpenClassroom(transaction, teacher, classroomId)
    const { own, partner } = await findSides(transaction, classroomId)
    if (!hasSmallGroups(own) || own.groups > 0) throw refuse('groupsSettled')
    if (number === undefined) {
      await noteGroupsHelp(transaction, classroomId)
      return
    }
    await noteGroupsNumber(transaction, classroomId, number)
    const isAgreed = partner && hasSmallGroups(partner) && partner.groups === 0 && partner.asked === number
    if (!isAgreed) return
    for (const side of [own, partner].toSorted((one, other) => one.id - other.id))
      await open(transaction, side, number)
  })
}
