import { atom, computed, type ReadableAtom } from 'nanostores'
import type { LibraryRequestContext } from '../../contract/rules/library-request-form.ts'
import { sentTopics } from '../../contract/rules/library-topics.ts'
import type { Form } from '../forms/form-types.ts'
import { call } from '../http/call.ts'
import { createLoad, type Load, type LoadState } from '../http/load.ts'
import type { ListState } from '../lists/list-state.ts'
import { createQuestionList } from '../lists/question-list.ts'
import { topics } from '../reference/reference-lists.ts'
import type { RequestDraft } from './request-draft.ts'

/** One load for each question, so that what was asked for before is there again at once. */
function loadOf<Question, Row>(ask: (question: Question, signal: AbortSignal) => Promise<{ data: Row[] }>) {
  const loads = new Map<string, Load<Row[]>>()
  return (key: string): Load<Row[]> => {
    const load = loads.get(key) ?? createLoad(signal => ask(JSON.parse(key) as Question, signal))
    loads.set(key, load)
    return load
  }
}

const askForAges = (chosen: number[], signal: AbortSignal) =>
  call(
    'GET /api/teacher/librarian-connection-request/age-ranges',
    chosen.length > 0 ? { 'topics_id[]': chosen } : {},
    { signal },
  )

const askForCourses = ([chosen, age]: [topics: number[], age: number | null], signal: AbortSignal) =>
  call(
    'GET /api/teacher/librarian-connection-request/courses',
    {
      ...(chosen.length > 0 && { 'topics_id[]': chosen }),
      ...(age !== null && { age_range_id: age }),
    },
    { signal },
  )

/** Nothing is asked yet. */
const $unasked = atom<LoadState<never[]>>({ at: 'loading' })

/** Rows of what is asked by a key, which is null where nothing is. */
function followed<Row extends { id: number }>(
  $key: ReadableAtom<string | null>,
  loadBy: (key: string) => Load<Row[]>,
) {
  const $poll = computed($key, key => ({
    question: key,
    $state: key === null ? $unasked : loadBy(key).$state,
  }))
  const retry = async () => {
    const key = $key.get()
    if (key !== null) await loadBy(key).retry()
  }
  return { $list: createQuestionList<Row, string | null>($poll), retry }
}

/** What a list allows once it answers what is asked now. */
const idsOf = (list: ListState<{ id: number }, unknown>) =>
  list.at === 'ready' ? list.rows.map(({ id }) => id) : undefined

/**
 * The age ranges of the topics that a request is for, and the courses of both (P2 §5 Library request form). What is chosen
 * and fits no more is dropped, and its field says so.
 */
export function createRequestChoices(
  form: Pick<Form<RequestDraft, unknown, unknown>, '$draft' | 'set' | 'leave'>,
  context: (context: LibraryRequestContext) => void,
) {
  const $topics = computed(form.$draft, draft =>
    draft.topics.length === 0 ? null : JSON.stringify(sentTopics(draft.topics)),
  )
  const ages = followed($topics, loadOf(askForAges))
  const $forCourses = computed([form.$draft, ages.$list], ({ topics: chosen, age_range_id }, list) => {
    if (list.at !== 'ready') return null
    const isKnown =
      age_range_id === null ? list.rows.length === 0 : list.rows.some(({ id }) => id === age_range_id)
    return isKnown ? JSON.stringify([sentTopics(chosen), age_range_id]) : null
  })
  const courses = followed($forCourses, loadOf(askForCourses))

  function drop(field: 'age_range_id' | 'course_id', allowed: readonly number[] | undefined): void {
    const chosen = form.$draft.get()[field]
    if (chosen === null || !allowed || allowed.includes(chosen)) return
    form.set(field, null)
    form.leave(field)
  }

  return {
    ages,
    courses,

    /** Goes along with what is chosen, as long as the form is shown. */
    watch(): () => void {
      const $all = computed([topics.$state, ages.$list, courses.$list], (known, ofTopics, fitting) => ({
        topics: 'data' in known ? known.data?.map(({ id }) => id) : undefined,
        age_range_id: idsOf(ofTopics),
        course_id: idsOf(fitting),
      }))
      return $all.subscribe(allowed => {
        context(allowed)
        drop('age_range_id', allowed.age_range_id)
        drop('course_id', allowed.course_id)
      })
    },
  }
}

export type RequestChoices = ReturnType<typeof createRequestChoices>
