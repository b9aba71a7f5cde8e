import type { Classroom } from '../../contract/entities/classroom.ts'
import { isUnderReviewAge } from '../../contract/rules/video-review.ts'
import type { Session } from '../session/session.ts'
import { hasGroups } from './groups.ts'

/** What may be done in My Students of a classroom; the server enforces each of these (P3 §2, §4, §6). */
export interface StudentRights {
  /** They are groups, and called so (decision 17). */
  inGroups: boolean
  /** The word for one of them, by which texts are told apart. */
  word: 'group' | 'student'
  /** Over for good: everything that changes is disabled. */
  isExpired: boolean
  /** Add and delete are there at all: of groups for an operator at work as the teacher alone. */
  addsAndRemoves: boolean
  /** Import and export are there at all. */
  hasFiles: boolean
  /** Whatever is chosen, all submissions need approval: they are under 13, or nobody has said (decision 4). */
  isYoung: boolean
  /** Why approval cannot be switched off, if it cannot. */
  approvalLock: 'under-13' | 'no-age-range' | 'expired' | null
}

export function studentRights(
  classroom: Classroom,
  session: Pick<Session, 'operator'> | null,
): StudentRights {
  const { status, age_range } = classroom
  const inGroups = hasGroups(classroom)
  const isExpired = status === 'expired'
  const isYoung = isUnderReviewAge(age_range)
  const young = age_range === null ? 'no-age-range' : 'under-13'
  return {
    inGroups,
    isExpired,
    addsAndRemoves: !inGroups || session?.operator !== undefined,
    hasFiles: !inGroups,
    isYoung,
    word: inGroups ? 'group' : 'student',
    approvalLock: isYoung ? young : isExpired ? 'expired' : null,
  }
}
