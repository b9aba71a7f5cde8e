import type { ClassroomListItem } from '../../contract/entities/classroom.ts'
import { type ClassroomFilter, isValueFilter } from '../../contract/rules/classroom-filters.ts'
import type { LoadState } from '../../core/http/load.ts'

/** What the teacher asks the list for: a filter, and text or the id that a value filter wants. */
export interface Question {
  readonly filter: ClassroomFilter
  readonly search: string
}

/** Rows, and the question that they answer. */
interface Answer {
  classrooms: readonly ClassroomListItem[]
  question: Question
}

/**
 * - `loading`: there is nothing to show yet
 * - `ready`: the rows answer the question
 * - `changing`: the rows answer the question before; the new answer is on its way
 * - `outdated`: the last refresh failed, the rows are the ones from before
 * - `failed`: there is nothing to show
 */
export type ListState =
  | { at: 'loading' }
  | ({ at: 'ready' } & Answer)
  | ({ at: 'changing' } & Answer)
  | ({ at: 'outdated'; reason: string } & Answer)
  | { at: 'failed'; reason: string }

/** What the list shows next, given what it shows and where the poll of the question stands. */
export function nextListState(
  before: ListState,
  question: Question,
  poll: LoadState<readonly ClassroomListItem[]>,
): ListState {
  if (poll.at === 'ready') {
    const known = 'classrooms' in before ? before.classrooms : []
    return { at: 'ready', classrooms: keepUnchanged(known, poll.data), question }
  }
  if (poll.at === 'failed') {
    return poll.data
      ? { at: 'outdated', classrooms: poll.data, question, reason: poll.reason }
      : { at: 'failed', reason: poll.reason }
  }
  // a poll that starts over, as for another account, leaves nothing of what was there
  if (!('classrooms' in before) || before.question === question) return { at: 'loading' }
  return { at: 'changing', classrooms: before.classrooms, question: before.question }
}

/** The same rows, those that say nothing new as the very objects they were, so that only the others render again. */
function keepUnchanged(
  before: readonly ClassroomListItem[],
  after: readonly ClassroomListItem[],
): readonly ClassroomListItem[] {
  const known = new Map(before.map(row => [row.id, row]))
  return after.map(row => {
    const old = known.get(row.id)
    return old && JSON.stringify(old) === JSON.stringify(row) ? old : row
  })
}

/** Whether what is shown is that nothing was found, or that there is nothing. */
export const isEmpty = (list: ListState): boolean => 'classrooms' in list && list.classrooms.length === 0

/** Whether this teacher has no classroom at all, as far as is known. */
export const hasNone = (list: ListState): boolean =>
  'classrooms' in list && isEmpty(list) && list.question.search === ''

/** The question after another filter was chosen: text stays while it means the same, a value never does. */
export function withFilter(question: Question, filter: ClassroomFilter): Question {
  if (filter === question.filter) return question
  const keepsText = !isValueFilter(filter) && !isValueFilter(question.filter)
  return { filter, search: keepsText ? question.search : '' }
}
