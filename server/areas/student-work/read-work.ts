import type { Data } from '../../../src/contract/endpoints/all.ts'
import type { SitePost, SiteTask } from '../../../src/contract/entities/student-site.ts'
import type { Services } from '../../services.ts'
import type { SignedInStudent } from '../../signed-in-student.ts'
import { refuse } from './refusals.ts'
import { findOwn, findTasks } from './repository/own-work.ts'
import { findResponsesTo, findSeenForTask } from './repository/seen-posts.ts'
import { shownOwn, shownSeen, shownTask } from './shown-work.ts'

type Needed = Pick<Services, 'db' | 'tokens'>

export async function listTasks({ db, tokens }: Needed, student: SignedInStudent): Promise<SiteTask[]> {
  return (await findTasks(db, student)).map(row => shownTask(tokens, row))
}

/** All that the student has posted, with the responses to it. */
export async function listPosts({ db, tokens }: Needed, student: SignedInStudent): Promise<SitePost[]> {
  const own = await findOwn(db, student.id)
  const responses = await findResponsesTo(db, student)
  return own.map(row => shownOwn(tokens, row, responses))
}

/** A task with what both sides have for it. @throws 404 for one that the student does not see */
export async function readTask(
  { db, tokens }: Needed,
  student: SignedInStudent,
  taskId: number,
): Promise<Data<'GET /api/student/tasks/{task_id}'>> {
  const task = (await findTasks(db, student)).find(({ id }) => id === taskId)
  if (!task) throw refuse('notFound')
  const own = await findOwn(db, student.id, { taskId })
  const seen = await findSeenForTask(db, student, taskId)
  return {
    task: shownTask(tokens, task),
    has_peers: student.has_peers,
    posts: own.map(row => shownOwn(tokens, row, seen)),
    partner_posts: seen.filter(({ is_response }) => !is_response).map(row => shownSeen(tokens, row)),
  }
}
