import type { Data, Query } from '../../../src/contract/endpoints/all.ts'
import type { LibraryTaskListItem, Task } from '../../../src/contract/entities/task.ts'
import { daysAnywhere } from '../../../src/contract/rules/days.ts'
import { lastDueDay } from '../../../src/contract/rules/last-due-day.ts'
import { dueIssue } from '../../../src/contract/rules/task-form.ts'
import { isIndependent, isIndependentBasic } from '../../../src/contract/rules/user-types.ts'
import { taskSentence } from '../../../src/contract/server-messages/task-fields.ts'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import type { Tokens } from '../../tokens.ts'
import { shownTexts, textsHoldUntil, thumbnailHoldsUntil, thumbnailUrl } from './addresses.ts'
import { pairingOfOwn, readTask } from './read-tasks.ts'
import { refuse } from './refusals.ts'
import {
  copyLibraryTask,
  findLibraryCountries,
  findLibraryTasks,
  findLibraryTexts,
  type LibraryRow,
} from './repository/library.ts'
import { lockForMore } from './save-task.ts'

type Needed = Pick<Services, 'db' | 'tokens'>

/**
 * The pairing of a classroom of a teacher who has the library (P3 §6).
 * @throws 403 with code 10 or 103
 */
async function pairingWithLibrary(db: Database, teacher: SignedInTeacher, id: number): Promise<number> {
  const pairingId = await pairingOfOwn(db, teacher.id, id)
  if (!isIndependent(teacher) || isIndependentBasic(teacher)) throw refuse('libraryForbidden')
  return pairingId
}

const shown = (tokens: Tokens, row: LibraryRow): LibraryTaskListItem => ({
  ...row,
  task_thumbnail: thumbnailUrl(tokens, row.task_thumbnail),
  tags: row.tags.map(name => ({ name })),
})

const holdUntil = (rows: readonly LibraryRow[]): number =>
  Math.min(Number.POSITIVE_INFINITY, ...rows.map(({ task_thumbnail }) => thumbnailHoldsUntil(task_thumbnail)))

/** Tasks that an exchange can take. @throws 403 with code 10 or 103 */
export async function listLibrary(
  { db, tokens }: Needed,
  teacher: SignedInTeacher,
  { id, query }: { id: number; query: Query<'GET /api/teacher/classrooms/{id}/tasks/library'> },
): Promise<{ data: LibraryTaskListItem[]; freshUntil: number }> {
  const { search_string = '', order_by = 'a-z', ...filters } = query
  const pairingId = await pairingWithLibrary(db, teacher, id)
  const found = await findLibraryTasks(db, pairingId, {
    ...filters,
    search: search_string.trim(),
    order: order_by,
  })
  return { data: found.map(row => shown(tokens, row)), freshUntil: holdUntil(found) }
}

type LibraryDetail = 'GET /api/teacher/classrooms/{id}/tasks/library/{tid}'

/** One of them with all that it says. @throws 403 with code 10 or 103, 404 with code 104 */
export async function readLibraryTask(
  { db, tokens }: Needed,
  teacher: SignedInTeacher,
  { id, tid }: { id: number; tid: number },
): Promise<{ data: Data<LibraryDetail>; freshUntil: number }> {
  const pairingId = await pairingWithLibrary(db, teacher, id)
  const found = await findLibraryTasks(db, pairingId, { taskId: tid })
  const [row] = found
  const texts = row && (await findLibraryTexts(db, tid))
  if (!row || !texts) throw refuse('libraryTaskGone')
  return {
    data: { ...shown(tokens, row), ...shownTexts(tokens, texts) },
    freshUntil: Math.min(holdUntil(found), textsHoldUntil(texts)),
  }
}

/** The countries that tasks of the library are about. @throws 403 with code 10 or 103 */
export async function libraryCountries(db: Database, teacher: SignedInTeacher, id: number) {
  await pairingWithLibrary(db, teacher, id)
  return findLibraryCountries(db)
}

/**
 * Adds a task of the library to an exchange, after all others.
 * @throws 403 with code 10 or 103, 404 with code 104, 422 with code 42, 105 or 106, or the sentence of the date
 */
export function addFromLibrary(
  { db, tokens }: Needed,
  teacher: SignedInTeacher,
  { id, tid, due_date }: { id: number; tid: number; due_date: string | null },
): Promise<Task> {
  return db.transaction(async transaction => {
    const pairingId = await pairingWithLibrary(transaction, teacher, id)
    const { classroom, ...place } = await lockForMore(transaction, teacher, id)
    const today = daysAnywhere(Date.now()).earliest
    const lastDay = lastDueDay(teacher, classroom, today)
    const issue = dueIssue('due_date')({ due_date }, { today, lastDay, saved: null })
    if (issue) throw refuse('badInput', { fields: { due_date: [taskSentence('due_date', issue)] } })
    const [wanted] = await findLibraryTasks(transaction, pairingId, { taskId: tid })
    if (!wanted) throw refuse('libraryTaskGone')
    const task = { id: tid, classroom_id: id, ...place, due_date }
    const added = wanted.is_added ? null : await copyLibraryTask(transaction, task)
    if (added === null) throw refuse('libraryTaskAdded')
    return (await readTask({ db: transaction, tokens }, teacher.id, { id, tid: added })).data
  })
}
