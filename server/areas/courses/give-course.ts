import type { Database } from '../../db/database.ts'
import { setCourse } from '../classrooms/area.ts'
import { classroomFacts, regroup } from '../students/area.ts'
import { addCourseTasks } from '../tasks/area.ts'
import { refuse } from './refusals.ts'
import { offeredCourseTasks } from './repository/offered-course.ts'

/** A course for a classroom, by their ids, and the classroom's subject. */
export interface Gift {
  classroom_id: number
  subject_id: number
  course_id: number
}

/**
 * Gives a classroom a course and the tasks of that; what it has already stays, and its students are grouped by it. Call it in a transaction that holds
 * the classroom.
 * @throws 422 with code 43 when the course is not one for the classroom's subject, or not published any more; 422 as a
 * course that stays, when the whole class has posted with it just now
 */
export async function giveCourse(
  transaction: Database,
  { classroom_id, subject_id, course_id }: Gift,
): Promise<void> {
  const tasks = await offeredCourseTasks(transaction, { courseId: course_id, subjectId: subject_id })
  const { group } = await classroomFacts(transaction, classroom_id)
  await setCourse(transaction, classroom_id, course_id)
  if (!(await regroup(transaction, classroom_id, group))) throw refuse('courseStays')
  await addCourseTasks(transaction, classroom_id, tasks)
}
