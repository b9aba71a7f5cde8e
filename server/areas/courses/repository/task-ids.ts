import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { courseTasks } from '../schema.ts'

/** Ids of the tasks of a course, in their order. */
export async function courseTaskIds(db: Database, courseId: number): Promise<number[]> {
  const found = await db
    .select({ id: courseTasks.id })
    .from(courseTasks)
    .where(eq(courseTasks.course_id, courseId))
    .orderBy(asc(courseTasks.order), asc(courseTasks.id))
  return found.map(({ id }) => id)
}
