import { atom } from 'nanostores'
import type { Submission } from '../../contract/entities/submission.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { type SubmissionAction, undoOf } from '../../contract/rules/submission-status.ts'
import { call } from '../http/call.ts'
import { createRetry } from '../http/create-retry.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { studentProfile as t } from '../messages/student-profile.ts'
import { callPoll } from '../polling/call-poll.ts'
import { isSubmissions } from './submission-checks.ts'

/** What a student posts for tasks, or answers to others. */
export type PostKind = 'videos' | 'responses'

/** A change that somebody asks for, on its way. */
interface Change {
  post: Submission
  action: SubmissionAction
}

/**
 * - `asking`, `sending`: before and while a post is changed
 * - `changed`: it was; `undo` is the action that takes it back, where there is one
 */
export type PostChange =
  | { at: 'none' }
  | ({ at: 'asking' | 'sending' } & Change)
  | ({ at: 'failed'; reason: string; again: boolean } & Change)
  | ({ at: 'changed'; undo: SubmissionAction | null } & Change)

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
  const { $state, refresh } = callPoll(
    { ms, isData: isSubmissions, failed: t.postsFailed },
    listed[kind],
    {},
    { params },
  )
  const $change = atom<PostChange>({ at: 'none' })

  const ask = (post: Submission, action: SubmissionAction) => $change.set({ at: 'asking', post, action })
  const leave = () => {
    if ($change.get().at !== 'sending') $change.set({ at: 'none' })
  }

  /** Makes of a post what was asked for; whether it is done. */
  async function send(post: Submission, action: SubmissionAction): Promise<boolean> {
    if ($change.get().at === 'sending') return false
    $change.set({ at: 'sending', post, action })
    try {
      await call(changed[kind], { action, videos: [post.id] }, { params })
    } catch (error) {
      $change.set({ at: 'failed', post, action, ...explainFailure(error, t.changeFailed) })
      // it may be otherwise by now
      void refresh()
      return false
    }
    // what is shown next has the new status already
    await refresh()
    $change.set({ at: 'changed', post, action, undo: undoOf(post.status, action) })
    return true
  }

  /** Takes the last change back, where a teacher had given the status before. */
  async function undo(): Promise<boolean> {
    const change = $change.get()
    if (change.at !== 'changed' || change.undo === null || change.action === 'deleted') return false
    return send({ ...change.post, status: change.action }, change.undo)
  }

  return { $state, $change, refresh, ask, leave, send, undo, ...createRetry(refresh) }
}

export type StudentPosts = ReturnType<typeof createStudentPosts>
