import { atom } from 'nanostores'
import type { Student } from '../../contract/entities/student.ts'
import { createAskedList } from '../lists/asked-list.ts'
import type { ListState } from '../lists/list-state.ts'
import { studentListPoll } from './student-list-poll.ts'
import { EVERYBODY, type StudentQuestion, studentQuery } from './student-question.ts'

export type StudentListState = ListState<Student, StudentQuestion>

/** State of one list of students, and whether a search has just found nobody. */
export function createStudentList(classroomId: number, isIndependent: boolean) {
  /** The search that has just found nobody, until that is read (P3 §8). */
  const $noMatch = atom<string | null>(null)
  /** The search that was just asked for, until it is answered: later the list may become empty without a modal. */
  let searched: StudentQuestion | null = null

  const { changed, ...list } = createAskedList<Student, StudentQuestion>({
    first: EVERYBODY,
    pollOf: question => studentListPoll(classroomId, studentQuery(question, isIndependent)),
    onState(state) {
      if (state.at !== 'ready' || state.question !== searched) return
      searched = null
      if (state.rows.length === 0) $noMatch.set(state.question.search)
    },
  })

  /** What a search asks for is answered with a modal where it finds nobody; the rest says so in place of the rows. */
  function ask(changes: Partial<StudentQuestion>): void {
    const question = changed(changes)
    if (question === list.$question.get()) return
    // before the question is heard of: what others have asked for is answered at once
    searched = changes.search ? question : null
    list.$question.set(question)
  }

  /** That nobody was found has been read: the search is cleared (P3 §8). */
  function readNoMatch(): void {
    $noMatch.set(null)
    ask({ search: '' })
  }

  return { ...list, $noMatch, ask, readNoMatch }
}

export type StudentListStore = ReturnType<typeof createStudentList>
