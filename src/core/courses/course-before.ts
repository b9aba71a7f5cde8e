import { atom } from 'nanostores'
import type { Classroom, ClassroomListItem } from '../../contract/entities/classroom.ts'
import { call } from '../http/call.ts'
import { createLoad, type Load } from '../http/load.ts'

type CourseOf = Classroom['course']

/** A classroom without tasks has no course, which need not be asked. */
const none: Load<CourseOf> = {
  $state: atom({ at: 'ready', data: null }),
  retry: () => Promise.resolve(),
  refresh: () => Promise.resolve(),
  startOver() {},
}

/** The course that a classroom has, asked for once. */
export function loadCourseOf(classroom: Pick<ClassroomListItem, 'id' | 'tasks_count'> | undefined) {
  if (!classroom?.tasks_count) return none
  const params = { id: classroom.id }
  return createLoad<CourseOf>(async signal => {
    const { data } = await call('GET /api/teacher/classrooms/{id}', undefined, { params, signal })
    return { data: data.course }
  })
}

/**
 * What becomes of the course that a classroom has when another one is chosen for it: there is `none`, it is the `same`,
 * it `stays` since students have posted, or it is `followed` by the other one.
 */
export function courseBefore(
  before: CourseOf,
  courseId: number,
  classroom: Pick<ClassroomListItem, 'submissions_count' | 'responses_count'>,
): 'none' | 'same' | 'stays' | 'followed' {
  if (!before) return 'none'
  if (before.id === courseId) return 'same'
  return classroom.submissions_count + classroom.responses_count > 0 ? 'stays' : 'followed'
}
