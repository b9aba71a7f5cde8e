import type { Classroom } from '../../contract/entities/classroom.ts'
import { isSmallGroup } from '../../contract/rules/group-types.ts'

/** A classroom as far as it says what its students are. */
export type GroupedClassroom = Pick<Classroom, 'course_student_group_type_id'>

/** Whether students post as groups, and are called so (decision 17). */
export const hasGroups = ({ course_student_group_type_id }: GroupedClassroom): boolean =>
  isSmallGroup(course_student_group_type_id)

/** The word for who posts, by which texts are told apart. */
export const wordFor = (classroom: GroupedClassroom): 'group' | 'student' =>
  hasGroups(classroom) ? 'group' : 'student'
