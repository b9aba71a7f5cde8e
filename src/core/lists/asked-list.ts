import { atom, computed } from 'nanostores'
import { createRetry } from '../http/create-retry.ts'
import type { Poll } from '../polling/poll-types.ts'
import type { ListState } from './list-state.ts'
import { createQuestionList } from './question-list.ts'

interface AskedListOptions<Row, Question> {
  /** What is asked for at first. */
  first: Question
  pollOf: (question: Question) => Poll<Row[]>
  /** Told of each state that the list comes to. */
  onState?: ((state: ListState<Row, Question>) => void) | undefined
}

/**
 * State of a list that a person searches and filters: what is asked for, and what is there to show. Asks only while
 * somebody listens to `$list`; an answer to an older question never replaces one to a newer.
 */
export function createAskedList<Row, Question extends object>(options: AskedListOptions<Row, Question>) {
  const $question = atom<Question>(options.first)
  const $poll = computed($question, question => ({ question, ...options.pollOf(question) }))
  const $list = createQuestionList<Row, Question>($poll, options.onState)

  /** What is asked for with these changes; the same object where nothing is other than before. */
  function changed(changes: Partial<Question>): Question {
    const before = $question.get()
    const question = { ...before, ...changes }
    return JSON.stringify(question) === JSON.stringify(before) ? before : question
  }

  const refresh = () => $poll.get().refresh()

  return {
    $question,
    $list,
    changed,
    ask: (changes: Partial<Question>) => $question.set(changed(changes)),
    refresh,
    ...createRetry(refresh),
  }
}
