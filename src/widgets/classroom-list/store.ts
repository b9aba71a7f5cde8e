import { atom, computed, onStart, onStop } from 'nanostores'
import type { User } from '../../contract/entities/user.ts'
import {
  type ClassroomFilter,
  classroomFiltersFor,
  DEFAULT_CLASSROOM_FILTER,
  isValueFilter,
} from '../../contract/rules/classroom-filters.ts'
import { classroomListPoll } from '../../core/classrooms/classroom-list-poll.ts'
import { createRetry } from '../../core/http/create-retry.ts'
import { type ListState, nextListState, type Question, withFilter } from './list-state.ts'

const NOTHING: ListState = { at: 'loading' }

/**
 * State of one classroom list: what is asked for, and what is there to show. Asks only while somebody listens to
 * `$list`; an answer to an older question never replaces one to a newer.
 *
 * @param filter what to begin with; the default where it is not one that this teacher is offered
 */
export function createClassroomList(user: User, filter?: string) {
  const filters = classroomFiltersFor(user)
  const isOffered = (name: string | undefined): name is ClassroomFilter =>
    (filters as readonly (string | undefined)[]).includes(name)

  const $question = atom<Question>({
    filter: isOffered(filter) ? filter : DEFAULT_CLASSROOM_FILTER,
    search: '',
  })
  const $poll = computed($question, question => ({
    question,
    ...classroomListPoll(question.filter, question.search),
  }))
  const $list = atom<ListState>(NOTHING)

  let leave: (() => void) | undefined
  onStart($list, () => {
    let leavePoll = () => {}
    const leaveQuestion = $poll.subscribe(({ question, $state }) => {
      leavePoll()
      // `value` reads what is there without starting the store that is just starting
      leavePoll = $state.subscribe(state => $list.set(nextListState($list.value ?? NOTHING, question, state)))
    })
    leave = () => {
      leaveQuestion()
      leavePoll()
    }
  })
  onStop($list, () => leave?.())

  /** Chooses a filter; one that is not offered changes nothing. */
  function chooseFilter(name: string | undefined): void {
    if (isOffered(name)) $question.set(withFilter($question.get(), name))
  }

  /** Asks for text, or for the id of a value filter; '' asks for everything again. */
  function search(text: string): void {
    const { filter } = $question.get()
    if (text.trim() !== $question.get().search) $question.set({ filter, search: text.trim() })
  }

  /** Takes back whatever leaves classrooms out. */
  function clear(): void {
    const { filter } = $question.get()
    $question.set({ filter: isValueFilter(filter) ? DEFAULT_CLASSROOM_FILTER : filter, search: '' })
  }

  const retry = createRetry(() => $poll.get().refresh())

  return { filters, $question, $list, chooseFilter, search, clear, ...retry }
}

export type ClassroomListStore = ReturnType<typeof createClassroomList>
