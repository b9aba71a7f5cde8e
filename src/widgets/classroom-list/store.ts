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
import { type Asked, readQuestion } from './asked.ts'
import { type ListState, nextListState, type Question, withFilter } from './list-state.ts'

const NOTHING: ListState = { at: 'loading' }

/**
 * State of one classroom list: what is asked for, and what is there to show. Asks only while somebody listens to
 * `$list`; an answer to an older question never replaces one to a newer.
 *
 * @param asked what to begin with, as far as this teacher is offered it
 */
export function createClassroomList(user: User, asked: Asked = {}) {
  const filters = classroomFiltersFor(user)
  const isOffered = (name: string | undefined): name is ClassroomFilter =>
    (filters as readonly (string | undefined)[]).includes(name)

  const $question = atom<Question>(readQuestion(filters, asked))
  let askedBefore = asked
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

  function ask(question: Question): void {
    const { filter, search } = $question.get()
    if (filter !== question.filter || search !== question.search) $question.set(question)
  }

  /** The page asks for something else. A search that it has never named stays the teacher's. */
  function follow(asked: Asked): void {
    const isNamed = asked.search !== undefined || askedBefore.search !== undefined
    askedBefore = asked
    const question = readQuestion(filters, asked)
    ask(isNamed ? question : withFilter($question.get(), question.filter))
  }

  /** Chooses a filter; one that is not offered changes nothing. */
  function chooseFilter(name: string | undefined): void {
    if (isOffered(name)) ask(withFilter($question.get(), name))
  }

  /** Asks for text, or for the id of a value filter; '' asks for everything again. */
  function search(text: string): void {
    ask({ filter: $question.get().filter, search: text.trim() })
  }

  /** Takes back whatever leaves classrooms out. */
  function clear(): void {
    const { filter } = $question.get()
    ask({ filter: isValueFilter(filter) ? DEFAULT_CLASSROOM_FILTER : filter, search: '' })
  }

  const retry = createRetry(() => $poll.get().refresh())

  return { filters, $question, $list, follow, chooseFilter, search, clear, ...retry }
}

export type ClassroomListStore = ReturnType<typeof createClassroomList>
