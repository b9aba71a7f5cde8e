import type { ClassroomListItem } from '../../contract/entities/classroom.ts'
import { SEARCH_MAX_CHARACTERS } from '../../contract/limits/input.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { type ClassroomFilter, DEFAULT_CLASSROOM_FILTER } from '../../contract/rules/classroom-filters.ts'
import { type Check, fits, isCount, isListOf } from '../http/shape.ts'
import { classroomList } from '../messages/classroom-list.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'
import { sharedChecks } from './shared-checks.ts'

const rowChecks: Record<keyof ClassroomListItem, Check> = {
  ...sharedChecks,
  tasks_count: isCount,
  submissions_count: isCount,
  responses_count: isCount,
}

/**
 * The teacher's classrooms (P1 §2 My Classrooms). `search` is text, or the id that a value filter asks for; text
 * around which there are only spaces counts as none.
 */
export function classroomListPoll(
  filter: ClassroomFilter = DEFAULT_CLASSROOM_FILTER,
  search = '',
  ms: number = LISTS_POLL_MS,
): Poll<ClassroomListItem[]> {
  const text = search.trim().slice(0, SEARCH_MAX_CHARACTERS)
  return callPoll(
    { ms, isData: isListOf(fits(rowChecks)), failed: classroomList.failed },
    'GET /api/teacher/classrooms',
    {
      filter_by: filter,
      ...(text && { search_string: text }),
    },
  )
}
