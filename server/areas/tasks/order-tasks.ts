import type { Body } from '../../../src/contract/endpoints/all.ts'
import { orderedIds, placeIssue } from '../../../src/contract/rules/task-order.ts'
import { placeSentence } from '../../../src/contract/server-messages/task-fields.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { lockOpenClassroom } from '../classrooms/area.ts'
import { pairingOfOwn } from './read-tasks.ts'
import { refuse } from './refusals.ts'
import { lockPairing, setOrder } from './repository/change.ts'
import { findOrder } from './repository/list.ts'

/**
 * Puts the tasks of an exchange into another order, and tells the mark of that.
 * @throws 403 with code 10, 409 with code 102, 422 with code 42, or with the sentence of a place that is none
 */
export function orderTasks(
  db: Database,
  teacher: SignedInTeacher,
  { id, tasks, order_version }: { id: number } & Body<'PUT /api/teacher/classrooms/{id}/tasks-order'>,
): Promise<string> {
  return db.transaction(async transaction => {
    await lockOpenClassroom(transaction, teacher, id)
    const pairingId = await pairingOfOwn(transaction, teacher.id, id)
    await lockPairing(transaction, pairingId)
    const seen = await findOrder(transaction, pairingId)
    if (seen.order_version !== order_version) throw refuse('taskOrderChanged')
    const issue = tasks.map(({ order }) => placeIssue(order, seen.ids.length)).find(Boolean)
    if (issue)
      throw refuse('badInput', { message: placeSentence(issue), fields: { tasks: [placeSentence(issue)] } })
    const ids = orderedIds(seen.ids, tasks)
    if (!ids) throw refuse('taskOrderWrong')
    await setOrder(transaction, pairingId, ids)
    return (await findOrder(transaction, pairingId)).order_version
  })
}
