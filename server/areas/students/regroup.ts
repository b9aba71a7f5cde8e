import { type GroupTypeId, isSmallGroup, postsAsOne } from '../../../src/contract/rules/group-types.ts'
import type { Database } from '../../db/database.ts'
import { classroomFacts } from './repository/change.ts'
import { givePlaces } from './repository/place.ts'
import { deletePoster } from './repository/whole-class.ts'
import { wholeClass } from './whole-class.ts'

/**
 * Has the students of a classroom stand as its course groups them now: who posts for a whole class is there with such a
 * course, and goes with it; groups have their places. Call it in the transaction that holds the classroom and has given
 * it another course, with the type of the one before. False, and all of it to be taken back, where a whole class has posted
 * meanwhile.
 */
export async function regroup(
  transaction: Database,
  classroom_id: number,
  before: GroupTypeId | null,
): Promise<boolean> {
  const { group } = await classroomFacts(transaction, classroom_id)
  if (postsAsOne(before) && !postsAsOne(group) && !(await deletePoster(transaction, classroom_id)))
    return false
  if (postsAsOne(group)) await wholeClass(transaction, classroom_id)
  if (isSmallGroup(group)) await givePlaces(transaction, classroom_id)
  return true
}
