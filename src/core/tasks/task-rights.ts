import type { Classroom } from '../../contract/entities/classroom.ts'
import { groupTypes } from '../../contract/rules/group-types.ts'
import { isIndependent, isIndependentBasic, type WithUserType } from '../../contract/rules/user-types.ts'

/** What may be done in My Tasks of a classroom; the server enforces each of these (P3 §2, §4, §6). */
export interface TaskRights {
  /** Over for good: nothing is created, changed or opened any more. */
  isExpired: boolean
  /** Neither a course nor a partner: first of all a course is to be selected. */
  needsCourse: boolean
  /** The class posts as one, in two steps. */
  isWholeClass: boolean
  /** Tasks can be added from the library. */
  hasLibrary: boolean
  /** Tasks have action items, which lead to the teacher's own videos (P2 §6). */
  hasVideos: boolean
}

export function taskRights(
  user: WithUserType,
  { status, course_id, class_pairing, course_student_group_type_id }: Classroom,
): TaskRights {
  const isExpired = status === 'expired'
  return {
    isExpired,
    needsCourse: course_id === null && class_pairing?.status !== 'paired',
    isWholeClass: course_student_group_type_id === groupTypes.wholeClass,
    hasLibrary: isIndependent(user) && !isIndependentBasic(user) && !isExpired,
    hasVideos: !isIndependent(user),
  }
}
