import type { Database } from '../../../db/database.ts'
import { courseAgeRanges, courseLanguages, courses, courseTasks } from '../schema.ts'

type Course = Omit<typeof courses.$inferInsert, 'id' | 'words'>
type Task = Omit<typeof courseTasks.$inferInsert, 'id' | 'course_id' | 'order'>

export interface NewCourse extends Course {
  /** Ids; none is any. */
  languages?: readonly number[]
  age_ranges?: readonly number[]
  /** In their order. */
  tasks?: readonly Task[]
}

/** Adds a course with all that belongs to it, and tells its id. Call it in a transaction. */
export async function createCourse(db: Database, course: NewCourse): Promise<number> {
  const { languages = [], age_ranges = [], tasks = [], ...row } = course
  const [created] = await db.insert(courses).values(row).returning({ id: courses.id })
  if (!created) throw new Error('the database gave no id for the new course')
  const course_id = created.id
  if (languages.length > 0)
    await db.insert(courseLanguages).values(languages.map(language_id => ({ course_id, language_id })))
  if (age_ranges.length > 0)
    await db.insert(courseAgeRanges).values(age_ranges.map(age_range_id => ({ course_id, age_range_id })))
  if (tasks.length > 0)
    await db
      .insert(courseTasks)
      .values(tasks.map((task, index) => ({ ...task, course_id, order: index + 1 })))
  return course_id
}
