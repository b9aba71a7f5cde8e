import { and, asc, eq } from 'drizzle-orm'
import { responsesOf } from '../../../../src/contract/rules/task-categories.ts'
import type { Database } from '../../../db/database.ts'
import { refuse } from '../refusals.ts'
import { courses, courseTasks } from '../schema.ts'

/** What a classroom gets of a task of a course. */
interface OfferedTask {
  course_task_id: number
  task_name: string
  task_category: string
  order: number
  number_responses: number
  task_thumbnail: string | null
  create_prompt: string
  respond_prompt: string
  video_time_limit: number
}

/**
 * The tasks of a course that a classroom of this subject may take, in their order. In a transaction the course stays
 * as it is until the end, so that nobody withdraws it meanwhile.
 * @throws 422 with code 43 when it is not there, not published, or one of another subject
 */
export async function offeredCourseTasks(
  db: Database,
  { courseId, subjectId }: { courseId: number; subjectId: number },
): Promise<OfferedTask[]> {
  const [offered] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), eq(courses.subject_id, subjectId), eq(courses.published, true)))
    .for('share')
  if (!offered) throw refuse('courseUnavailable')
  const tasks = await db
    .select({
      course_task_id: courseTasks.id,
      task_name: courseTasks.task_name,
      task_category: courseTasks.task_category,
      order: courseTasks.order,
      number_responses: courseTasks.number_responses,
      task_thumbnail: courseTasks.task_thumbnail,
      create_prompt: courseTasks.create_prompt,
      respond_prompt: courseTasks.respond_prompt,
      video_time_limit: courseTasks.video_time_limit,
    })
    .from(courseTasks)
    .where(eq(courseTasks.course_id, courseId))
    .orderBy(asc(courseTasks.order), asc(courseTasks.id))
  return tasks.map(task => ({ ...task, number_responses: responsesOf(task) }))
}
