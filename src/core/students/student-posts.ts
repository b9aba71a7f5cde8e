import { atom, computed } from 'nanostores'
import type { Submission } from '../../contract/entities/submission.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import type { ListedStatus } from '../../contract/rules/submission-status.ts'
import { call } from '../http/call.ts'
import { createRetry } from '../http/create-retry.ts'
import { createQuestionList } from '../lists/question-list.ts'
import { studentProfile as t } from '../messages/student-profile.ts'
import { callPoll } from '../polling/call-poll.ts'
import { takeBack } from '../submissions/change-calls.ts'
import { noteStatus } from '../submissions/note-status.ts'
import { asSeen, createPostChanges } from '../submissions/post-changes.ts'
import { createSelection } from '../submissions/selection.ts'
import { isSubmissions } from './submission-checks.ts'

/** What a student posts for tasks, or answers to others. */
export type PostKind = 'videos' | 'responses'

const listed = {
  videos: 'GET /api/teacher/classrooms/{id}/students/{student_id}/videos',
  responses: 'GET /api/teacher/classrooms/{id}/students/{student_id}/responses',
} as const

const changed = {
  videos: 'PUT /api/teacher/classrooms/{id}/students/{student_id}/videos',
  responses: 'PUT /api/teacher/classrooms/{id}/students/{student_id}/responses',
} as const

/** Posts of one student, kept up to date, and what the teacher makes of them (P3 §4 Submission status). */
export function createStudentPosts(
  id: number,
  student_id: number,
  kind: PostKind,
  ms: number = LISTS_POLL_MS,
) {
  const params = { id, student_id }
  /** Those in this status are shown; null for all. */
  const $status = atom<ListedStatus | null>(null)
  const $poll = computed($status, status => ({
    question: status,
    ...callPoll(
      { ms, isData: isSubmissions, failed: t.postsFailed },
      listed[kind],
      status ? { filter_by: status } : {},
      { params },
    ),
  }))
  const selection = createSelection()
  const $list = createQuestionList<Submission, ListedStatus | null>($poll, state => {
    if (state.at === 'ready') selection.keep(state.rows.map(({ id }) => id))
  })
  const refresh = () => $poll.get().refresh()
  const changes = createPostChanges({
    async call(action, posts) {
      const { data } = await call(changed[kind], { action, videos: asSeen(posts) }, { params })
      noteStatus(posts, action)
      return data
    },
    takeBack: (changeId, posts) => takeBack(id, changeId, posts),
    refresh,
    taken: selection.leave,
  })

  /** Another filter is another list, of which nothing is selected (P3 §4). */
  function filter(status: ListedStatus | null): void {
    if (status === $status.get()) return
    selection.clear()
    $status.set(status)
  }

  return { $list, $status, filter, selection, changes, refresh, ...createRetry(refresh) }
}
