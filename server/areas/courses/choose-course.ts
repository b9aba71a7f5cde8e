import { mayTakeCourse } from '../../../src/contract/rules/course-choice.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { findFixedCourse, lockOpenClassroom } from '../classrooms/area.ts'
import { giveCourse } from './give-course.ts'
import { refuse } from './refusals.ts'
import { groupsAnew } from './repository/grouping.ts'

interface Choice {
  classroom_id: number
  course_id: number
  /** The course that the classroom had when this one was chosen, null for none; unknown to older pages. */
  from_course_id?: number | null
}

/**
 * Adds a course to a classroom of the teacher. The course that it has already changes nothing, so that a call that is
 * sent twice adds it once. Once students have posted, on either side, every other one is refused but the course that the
 * exchange is bound to: the classroom's own or, where it has none, the partner's. So is one that would follow a course
 * that nobody has seen, and one that would group anew the students who are there: nobody could remove them then.
 * @throws 403 with code 10, 422 with code 42 once the exchange has expired, 422 with code 43, 45 or 46
 */
export async function chooseCourse(
  db: Database,
  teacher: SignedInTeacher,
  { classroom_id, course_id, from_course_id }: Choice,
): Promise<void> {
  await db.transaction(async transaction => {
    const classroom = await lockOpenClassroom(transaction, teacher, classroom_id)
    if (classroom.course_id === course_id) return
    const fixed = await findFixedCourse(transaction, classroom_id)
    if (!mayTakeCourse(fixed, course_id)) throw refuse('courseStays')
    if (from_course_id !== undefined && from_course_id !== classroom.course_id) throw refuse('courseChanged')
    // the course of an exchange in which somebody has posted is taken however it groups: there is no other
    if (!fixed.fixed_course && (await groupsAnew(transaction, classroom_id, course_id)))
      throw refuse('groupingStays')
    await giveCourse(transaction, { classroom_id, subject_id: classroom.subject_id, course_id })
  })
}
