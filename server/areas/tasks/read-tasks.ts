import type { Query } from '../../../src/contract/endpoints/all.ts'
import type { Task, TaskListItem } from '../../../src/contract/entities/task.ts'
import { taskCompletion } from '../../../src/contract/rules/task-completion.ts'
import type { Services } from '../../services.ts'
import type { Tokens } from '../../tokens.ts'
import { isThere } from '../students/area.ts'
import { shownTexts, textsHoldUntil, thumbnailHoldsUntil, thumbnailUrl } from './addresses.ts'
import { refuse } from './refusals.ts'
import { findLongTexts, findPairing, findTasks, type TaskRow } from './repository/list.ts'

type Needed = Pick<Services, 'db' | 'tokens'>

/** The pairing of a classroom of the teacher. @throws 403 with code 10 */
export async function pairingOfOwn(db: Services['db'], teacherId: number, id: number): Promise<number> {
  const pairingId = await findPairing(db, teacherId, id)
  if (pairingId === null) throw refuse('classroomForbidden')
  return pairingId
}

function shownTask(tokens: Tokens, classroomId: number, row: TaskRow): TaskListItem {
  const { teacher_submissions, teacher_responses } = row
  const isOwn = ({ classroom_id }: { classroom_id: number }) => classroom_id === classroomId
  const isPartners = ({ classroom_id }: { classroom_id: number }) => classroom_id !== classroomId
  return {
    ...row,
    task_thumbnail: thumbnailUrl(tokens, row.task_thumbnail),
    tags: row.tags.map(name => ({ name })),
    ...taskCompletion({
      ...row,
      has_own: teacher_submissions.some(isOwn),
      has_own_response: teacher_responses.some(isOwn),
      has_partners: teacher_submissions.some(isPartners),
      has_partners_response: teacher_responses.some(isPartners),
    }),
  }
}

const listHoldsUntil = (rows: readonly TaskRow[], now: number): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...rows.map(({ task_thumbnail }) => thumbnailHoldsUntil(task_thumbnail, now)),
  )

/**
 * The tasks of an exchange, in as many statements however many there are; with a student, those that this one sees.
 * @throws 403 with code 10, 404 with code 70
 */
export async function listTasks(
  { db, tokens }: Needed,
  teacherId: number,
  { id, query }: { id: number; query: Query<'GET /api/teacher/classrooms/{id}/tasks'> },
): Promise<{ data: TaskListItem[]; freshUntil: number }> {
  const pairingId = await pairingOfOwn(db, teacherId, id)
  const { student_id, search_string = '' } = query
  if (student_id !== undefined && !(await isThere(db, { id, student_id }))) throw refuse('studentGone')
  const found = await findTasks(db, pairingId, {
    search: search_string.trim(),
    isForStudents: student_id !== undefined,
  })
  const now = Date.now()
  return { data: found.map(row => shownTask(tokens, id, row)), freshUntil: listHoldsUntil(found, now) }
}

/** One task with all that it says. @throws 403 with code 10, 404 with code 100 */
export async function readTask(
  { db, tokens }: Needed,
  teacherId: number,
  { id, tid }: { id: number; tid: number },
): Promise<{ data: Task; freshUntil: number }> {
  const pairingId = await pairingOfOwn(db, teacherId, id)
  const found = await findTasks(db, pairingId, { taskId: tid })
  const [row] = found
  const texts = row && (await findLongTexts(db, tid))
  if (!row || !texts) throw refuse('taskGone')
  const now = Date.now()
  return {
    data: { ...shownTask(tokens, id, row), ...shownTexts(tokens, texts) },
    freshUntil: Math.min(listHoldsUntil(found, now), textsHoldUntil(texts, now)),
  }
}
