import type { Submission } from '../../contract/entities/submission.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { createAskedList } from '../lists/asked-list.ts'
import { submissionList as t } from '../messages/submission-list.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'
import { isSubmissions } from '../students/submission-checks.ts'
import { sendChange, takeBack } from './change-calls.ts'
import { createPostChanges } from './post-changes.ts'
import { createSelection } from './selection.ts'

/** What a list of submissions is asked for. */
export interface SubmissionQuestion {
  /** `approved`, `pending` or `task:<id>`; null for all. The partner's students have approved ones alone. */
  readonly filter: string | null
  readonly isPartner: boolean
  /** The one that a link has led to, which is there whatever the filter; null where none has. */
  readonly linked: number | null
}

function submissionPoll(id: number, { filter, isPartner, linked }: SubmissionQuestion): Poll<Submission[]> {
  const about = { ms: LISTS_POLL_MS, isData: isSubmissions, failed: t.failed }
  const params = { params: { id } }
  if (isPartner) return callPoll(about, 'GET /api/teacher/classrooms/{id}/submissions-partner', {}, params)
  return callPoll(
    about,
    'GET /api/teacher/classrooms/{id}/submissions',
    { ...(filter && { filter_by: filter }), ...(linked !== null && { submission_id: linked }) },
    params,
  )
}

/**
 * What the students of a classroom have posted and responded, or those of its partner, kept up to date; which of them
 * are selected, and what the teacher makes of these (P3 §2 Submissions, §4).
 */
export function createSubmissionList(id: number, first: SubmissionQuestion) {
  const selection = createSelection()
  const list = createAskedList<Submission, SubmissionQuestion>({
    first,
    pollOf: question => submissionPoll(id, question),
    onState(state) {
      if (state.at === 'ready') selection.keep(state.rows.map(({ id }) => id))
    },
  })
  const changes = createPostChanges({
    call: (action, posts) => sendChange(id, action, posts),
    takeBack: (changeId, posts) => takeBack(id, changeId, posts),
    refresh: list.refresh,
    taken: selection.leave,
  })

  /** Another filter, or the students of the other teacher, is another list, of which nothing is selected (P3 §4). */
  function show(changes: Partial<Omit<SubmissionQuestion, 'linked'>>): void {
    const question = list.changed(changes)
    if (question === list.$question.get()) return
    selection.clear()
    list.ask({ ...changes, linked: null })
  }

  let left: string | null = null
  /** To the students of the other teacher, and back to one's own with the filter that these had. */
  function turnTo(isPartner: boolean): void {
    const { filter } = list.$question.get()
    show({ isPartner, filter: left })
    left = filter
  }

  /** A link leads to a submission, which the filter may leave out. */
  function follow(linked: number): void {
    const state = list.$list.get()
    const isThere = 'rows' in state && state.rows.some(post => post.id === linked)
    if (!isThere && !list.$question.get().isPartner) list.ask({ linked })
  }

  const { changed: _changed, ask: _ask, ...rest } = list
  return { ...rest, show, turnTo, follow, selection, changes }
}

export type SubmissionListStore = ReturnType<typeof createSubmissionList>
