import { atom } from 'nanostores'
import type { Poll } from '../polling/poll-types.ts'
import { createAskedList } from './asked-list.ts'

interface SearchedListOptions<Row, Question> {
  /** What is asked for at first: what leaves nothing out. */
  first: Question
  pollOf: (question: Question) => Poll<Row[]>
}

/**
 * State of a list that says so where what a person has asked for finds nothing, and goes back to what was found last
 * (P3 §2, §8). A list may become empty later without a word.
 */
export function createSearchedList<Row, Question extends object>(
  options: SearchedListOptions<Row, Question>,
) {
  /** What was asked for has found nothing, until that is read. */
  const $foundNone = atom(false)
  /** What a person has just asked for, until it is answered. */
  let asked: Question | null = null
  /** The last that was answered with something. */
  let found = options.first

  const { changed, ...list } = createAskedList<Row, Question>({
    ...options,
    onState(state) {
      if (state.at !== 'ready') return
      if (state.rows.length > 0) found = state.question
      if (state.question !== asked) return
      asked = null
      if (state.rows.length === 0) $foundNone.set(true)
    },
  })

  function ask(changes: Partial<Question>): void {
    const question = changed(changes)
    if (question === list.$question.get()) return
    // before the question is heard of: what others have asked for is answered at once
    asked = JSON.stringify(question) === JSON.stringify(options.first) ? null : question
    list.$question.set(question)
  }

  function readFoundNone(): void {
    $foundNone.set(false)
    list.$question.set(found)
  }

  return { ...list, $foundNone, ask, readFoundNone }
}
