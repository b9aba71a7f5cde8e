import { atom, onStart, onStop, type ReadableAtom } from 'nanostores'
import type { LoadState } from '../http/load.ts'
import { type ListState, nextListState } from './list-state.ts'

/** The poll of the question that is asked just now. */
export interface AskedPoll<Row, Question> {
  question: Question
  $state: ReadableAtom<LoadState<Row[]>>
}

/**
 * What a list shows while its question changes. Asks only while somebody listens; an answer to an older question never
 * replaces one to a newer. `heard` is told each state.
 */
export function createQuestionList<Row, Question>(
  $poll: ReadableAtom<AskedPoll<Row, Question>>,
  heard: (state: ListState<Row, Question>) => void = () => {},
): ReadableAtom<ListState<Row, Question>> {
  const nothing: ListState<Row, Question> = { at: 'loading' }
  const $list = atom<ListState<Row, Question>>(nothing)

  let leave: (() => void) | undefined
  onStart($list, () => {
    let leavePoll = () => {}
    const leaveQuestion = $poll.subscribe(({ question, $state }) => {
      leavePoll()
      leavePoll = $state.subscribe(state => {
        // `value` reads what is there without starting the store that is just starting
        const next = nextListState<Row, Question>($list.value ?? nothing, question, state)
        $list.set(next)
        heard(next)
      })
    })
    leave = () => {
      leaveQuestion()
      leavePoll()
    }
  })
  onStop($list, () => leave?.())
  return $list
}
