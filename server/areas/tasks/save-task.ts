import type { Body } from '../../../src/contract/endpoints/all.ts'
import type { Task } from '../../../src/contract/entities/task.ts'
import { TASKS_PER_EXCHANGE_MAX } from '../../../src/contract/limits/tasks.ts'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { fitActionItems } from '../actions/area.ts'
import { lockOpenClassroom } from '../classrooms/area.ts'
import { checkedForm, valuesOf } from './checked-form.ts'
import { contentOf, isSavedAs } from './content-of.ts'
import { pairingOfOwn, readTask } from './read-tasks.ts'
import { refuse } from './refusals.ts'
import { addTasks } from './repository/add.ts'
import { lockPairing, lockTask, saveTask, setHidden } from './repository/change.ts'
import { findOrder } from './repository/list.ts'
import { keepFiles } from './shown-files.ts'

type Needed = Pick<Services, 'db' | 'tokens'>

interface OfTask {
  id: number
  tid: number
}

/**
 * Holds an exchange that may still get tasks, and tells the place of the next one.
 * @throws 403 with code 10, 422 with code 42 or 106
 */
export async function lockForMore(transaction: Database, teacher: SignedInTeacher, id: number) {
  const classroom = await lockOpenClassroom(transaction, teacher, id)
  const class_pairing_id = await pairingOfOwn(transaction, teacher.id, id)
  await lockPairing(transaction, class_pairing_id)
  // in a statement of its own: what the partner has added while this one waited is there by now
  const { ids, last } = await findOrder(transaction, class_pairing_id)
  if (ids.length >= TASKS_PER_EXCHANGE_MAX) throw refuse('tasksFull')
  return { classroom, class_pairing_id, order: last + 1 }
}

/**
 * Creates a task, after all others. Call it in a transaction.
 * @throws 403 with code 10, 422 with code 42 or 106, or with the sentences of every field at fault
 */
export async function createTask(
  { db, tokens }: Needed,
  teacher: SignedInTeacher,
  { id, form }: { id: number; form: Body<'POST /api/teacher/classrooms/{id}/tasks'> },
): Promise<Task> {
  const { classroom, ...place } = await lockForMore(db, teacher, id)
  const values = checkedForm(form, { teacher, classroom, saved: null })
  await keepFiles(db, place.class_pairing_id, { values, saved: null })
  const content = contentOf(values, null)
  const [tid = 0] = await addTasks(db, [{ ...content, ...place, classroom_id: id, is_custom_task: true }])
  return (await readTask({ db, tokens }, teacher.id, { id, tid })).data
}

/**
 * Saves a task that was edited. Whoever has seen another version than the one that is there is told that one, unless it
 * is what they send: then it was saved by a call of theirs whose answer was lost.
 * @throws 403 with code 10, 404 with code 100, 409 with code 101, 422 with code 42 or the sentences of the fields
 */
export function editTask(
  { db, tokens }: Needed,
  teacher: SignedInTeacher,
  { id, tid, form }: OfTask & { form: Body<'PUT /api/teacher/classrooms/{id}/tasks/{tid}'> },
): Promise<Task> {
  return db.transaction(async transaction => {
    const read = async () => (await readTask({ db: transaction, tokens }, teacher.id, { id, tid })).data
    const classroom = await lockOpenClassroom(transaction, teacher, id)
    const pairingId = await pairingOfOwn(transaction, teacher.id, id)
    const saved = await lockTask(transaction, pairingId, tid)
    if (!saved) throw refuse('taskGone')
    if (saved.version !== form.version) {
      if (isSavedAs(valuesOf(form, { teacher, saved }), saved)) return read()
      throw refuse('taskChanged', { task: await read() })
    }
    const values = checkedForm(form, { teacher, classroom, saved })
    await keepFiles(transaction, pairingId, { values, saved })
    await saveTask(transaction, tid, contentOf(values, saved))
    if (values.task_category !== saved.task_category) await fitActionItems(transaction, tid)
    return read()
  })
}

/** Hides a task from the students of both classrooms, or shows it. @throws 403 with code 10, 404 with code 100, 422 with code 42 */
export function showTask(
  db: Database,
  teacher: SignedInTeacher,
  { id, tid, is_hidden }: OfTask & { is_hidden: boolean },
): Promise<void> {
  return db.transaction(async transaction => {
    await lockOpenClassroom(transaction, teacher, id)
    const pairingId = await pairingOfOwn(transaction, teacher.id, id)
    if (!(await setHidden(transaction, { pairingId, id: tid, is_hidden }))) throw refuse('taskGone')
  })
}
