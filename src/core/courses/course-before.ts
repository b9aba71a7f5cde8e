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

/** What becomes of the course that a classroom has when another one is chosen for it. */
export type CourseBefore = 'none' | 'same' | 'stays' | 'followed'

/** Whether students have posted, as far as their own side of the pairing tells. */
export const havePosted = ({ progression_percent }: Pick<Classroom, 'progression_percent'>): boolean => {
  const { submitted, approved, blocked } = progression_percent
  return submitted + approved + blocked > 0
}

/**
 * There is `none`, it is the `same`, it `stays` since students have posted, or it is `followed` by the other one.
 */
export function courseBefore(before: CourseOf, courseId: number, hasPosts: boolean): CourseBefore {
  if (!before) return 'none'
  if (before.id === courseId) return 'same'
  return hasPosts ? 'stays' : 'followed'
}
