import { atom } from 'nanostores'
import type { Course } from '../../contract/entities/course.ts'
import { type CourseFilter, courseFiltersFor } from '../../contract/rules/course-filters.ts'
import { isIndependentSubject } from '../../contract/rules/offered-subjects.ts'
import { isIndependent, type WithUserType } from '../../contract/rules/user-types.ts'
import { call } from '../../core/http/call.ts'
import { explainAgain } from '../../core/http/explain-again.ts'
import { courses as t } from '../../core/messages/courses.ts'
import { type Asked, type Question, readQuestion } from './asked.ts'

/** `changing`: the courses answer the question before. */
export type LibraryState =
  | { at: 'loading' }
  | { at: 'ready' | 'changing'; courses: readonly Course[] }
  | { at: 'failed'; reason: string }

const EVERYTHING: Question = { subjectId: null, filter: null, search: '' }

const queryOf = ({ subjectId, filter, search }: Question) => ({
  ...(subjectId !== null && { subject_id: subjectId }),
  ...(filter && search !== '' && { filter_by: filter }),
  ...(search !== '' && { search_string: search }),
})

const narrows = ({ subjectId, search }: Question) => subjectId !== null || search !== ''

/**
 * State of one Course Library. It asks once it is started, and whenever the question changes what is to be found.
 *
 * @param asked what to begin with, as far as this teacher is offered it
 */
export function createCourseLibrary(user: WithUserType, asked: Asked = {}) {
  const $question = atom<Question>(readQuestion(user, asked))
  const $list = atom<LibraryState>({ at: 'loading' })
  /** NO COURSES FOUND is to be told. */
  const $foundNone = atom(false)
  let running: AbortController | undefined

  async function load(): Promise<void> {
    running?.abort()
    const controller = new AbortController()
    running = controller
    const question = $question.get()
    const before = $list.get()
    $list.set('courses' in before ? { at: 'changing', courses: before.courses } : { at: 'loading' })
    try {
      const { signal } = controller
      const { data } = await call('GET /api/teacher/courses', queryOf(question), { signal })
      if (signal.aborted) return
      $list.set({ at: 'ready', courses: data })
      $foundNone.set(data.length === 0 && narrows(question))
    } catch (error) {
      if (!controller.signal.aborted) $list.set({ at: 'failed', reason: explainAgain(error, t.failed) })
    }
  }

  function ask(question: Question): void {
    const before = JSON.stringify(queryOf($question.get()))
    $question.set(question)
    if (JSON.stringify(queryOf(question)) !== before) load()
  }

  /** The page asks for something else. */
  const follow = (asked: Asked) => ask(readQuestion(user, asked))

  /** Another subject: text goes (P1 §5), and so does a filter that it does not have, with its value. */
  function chooseSubject(subjectId: number | null): void {
    const { filter, search } = $question.get()
    const keeps = filter !== null && courseFiltersFor(subjectId).includes(filter)
    ask(keeps ? { subjectId, filter, search } : { ...EVERYTHING, subjectId })
  }

  /** Another filter; the text, or the value of the one before, goes (P1 §5). */
  function chooseFilter(filter: CourseFilter | null): void {
    if (filter !== $question.get().filter) ask({ ...$question.get(), filter, search: '' })
  }

  /** Text, or the id of a value; '' for all. */
  function search(text: string): void {
    ask({ ...$question.get(), search: text.trim() })
  }

  const clear = () => ask(EVERYTHING)

  /** It has been read: all courses come again, except where the subject is an independent one (P1 §8). */
  function closeFoundNone(): void {
    $foundNone.set(false)
    const { subjectId } = $question.get()
    if (isIndependent(user) || (subjectId !== null && isIndependentSubject(subjectId))) return
    clear()
  }

  /** The address of a course's document by now; what is shown stays as it is. */
  async function renewedDocument(id: number): Promise<string | null> {
    try {
      const { data } = await call('GET /api/teacher/courses', queryOf($question.get()))
      return data.find(course => course.id === id)?.pdf_url ?? null
    } catch {
      return null
    }
  }

  return {
    $question,
    $list,
    $foundNone,
    load,
    follow,
    stop: () => running?.abort(),
    chooseSubject,
    chooseFilter,
    search,
    clear,
    closeFoundNone,
    renewedDocument,
  }
}

export type CourseLibraryStore = ReturnType<typeof createCourseLibrary>
