import type { Classroom } from '../../contract/entities/classroom.ts'
import { mayTakeCourse } from '../../contract/rules/course-choice.ts'
import { courses as t } from '../messages/courses.ts'

/** What becomes of the course that a classroom has when another one is chosen for it. */
export type CourseBefore = 'none' | 'same' | 'stays' | 'followed'

/** There is `none`, it is the `same`, it `stays` since students have posted, or it is `followed` by the other one. */
export function courseBefore(
  { course, fixed_course }: Pick<Classroom, 'course' | 'fixed_course'>,
  courseId: number,
): CourseBefore {
  if (course?.id === courseId) return 'same'
  if (!mayTakeCourse({ fixed_course }, courseId)) return 'stays'
  return course ? 'followed' : 'none'
}

/** Why no other course can be added, once students have posted; null until then. */
export function whyItStays({
  name,
  course,
  fixed_course,
}: Pick<Classroom, 'name' | 'course' | 'fixed_course'>) {
  if (!fixed_course) return null
  return course ? t.stays(name, course.name) : t.onlyPartners(name, fixed_course.name)
}
