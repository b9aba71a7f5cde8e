import { SEARCH_MAX_CHARACTERS } from '../../contract/limits/input.ts'
import type { StudentTaskStatus } from '../../contract/rules/student-progress.ts'
import type { StudentQuery } from './student-list-poll.ts'

/** What a teacher asks the list of students for. */
export interface StudentQuestion {
  /** Text in the name or the username. */
  readonly search: string
  /** Who has a task in this state; null for everybody. */
  readonly status: StudentTaskStatus | null
  readonly order: 'a-z' | 'z-a'
  readonly isByCategory: boolean
}

export const EVERYBODY: StudentQuestion = { search: '', status: null, order: 'a-z', isByCategory: false }

/**
 * The same as it is sent; what is so without being said is left out, so that all who ask for everybody share one poll.
 * Independent teachers ask for no percentage by category, which is 0 then (P3 §6).
 */
export function studentQuery(
  { search, status, order, isByCategory }: StudentQuestion,
  isIndependent: boolean,
): StudentQuery {
  const text = search.trim().slice(0, SEARCH_MAX_CHARACTERS)
  return {
    ...(text && { search_string: text }),
    ...(status && { filter_by: status }),
    ...(order === 'z-a' && { order_by: order }),
    ...(isIndependent
      ? { percentage_by_category: '0' as const }
      : isByCategory && { percentage_by_category: '1' as const }),
  }
}
