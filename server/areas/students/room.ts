import {
  GROUPS_PER_CLASSROOM_MAX,
  STUDENTS_PER_CLASSROOM_MAX,
} from '../../../src/contract/limits/students.ts'
import { isSmallGroup } from '../../../src/contract/rules/group-types.ts'
import { studentSentences } from '../../../src/contract/server-messages/students.ts'
import { refuse } from './refusals.ts'
import type { ClassroomFacts } from './repository/change.ts'

/**
 * Whether there is room for one more student, or for one more group of a small-group classroom (P3 §5, §9). The
 * classroom has to be locked until that one is there.
 * @throws 422 with code 71
 */
export function checkRoom({ group, students }: Pick<ClassroomFacts, 'group' | 'students'>): void {
  if (isSmallGroup(group) && students >= GROUPS_PER_CLASSROOM_MAX)
    throw refuse('classroomFull', { message: studentSentences.groupsFull })
  if (students >= STUDENTS_PER_CLASSROOM_MAX) throw refuse('classroomFull')
}
