import { atom, computed } from 'nanostores'
import type { Student } from '../../contract/entities/student.ts'
import { createRetry } from '../http/create-retry.ts'
import type { ListState } from '../lists/list-state.ts'
import { createQuestionList } from '../lists/question-list.ts'
import { studentListPoll } from './student-list-poll.ts'
import { EVERYBODY, type StudentQuestion, studentQuery } from './student-question.ts'

export type StudentListState = ListState<Student, StudentQuestion>

/**
 * State of one list of students: what is asked for, what is there to show, and whether a search has just found nobody.
 * Asks only while somebody listens to `$list`; an answer to an older question never replaces one to a newer.
 */
export function createStudentList(classroomId: number, isIndependent: boolean) {
  const $question = atom<StudentQuestion>(EVERYBODY)
  const $poll = computed($question, question => ({
    question,
    ...studentListPoll(classroomId, studentQuery(question, isIndependent)),
  }))
  /** The search that has just found nobody, until that is read (P3 §8). */
  const $noMatch = atom<string | null>(null)
  /** The search that was just asked for, until it is answered: later the list may become empty without a modal. */
  let searched: StudentQuestion | null = null

  const $list = createQuestionList<Student, StudentQuestion>($poll, state => {
    if (state.at !== 'ready' || state.question !== searched) return
    searched = null
    if (state.rows.length === 0) $noMatch.set(state.question.search)
  })

  /** What a search asks for is answered with a modal where it finds nobody; the rest says so in place of the rows. */
  function ask(changes: Partial<StudentQuestion>): void {
    const before = $question.get()
    const question = { ...before, ...changes }
    if (JSON.stringify(question) === JSON.stringify(before)) return
    // before the question is heard of: what others have asked for is answered at once
    searched = changes.search ? question : null
    $question.set(question)
  }

  /** That nobody was found has been read: the search is cleared (P3 §8). */
  function readNoMatch(): void {
    $noMatch.set(null)
    ask({ search: '' })
  }

  const refresh = () => $poll.get().refresh()

  return { $question, $list, $noMatch, ask, readNoMatch, refresh, ...createRetry(refresh) }
}

export type StudentListStore = ReturnType<typeof createStudentList>
