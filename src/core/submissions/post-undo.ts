import type { Submission } from '../../contract/entities/submission.ts'
import { type SubmissionAction, undoOf } from '../../contract/rules/submission-status.ts'

/** How a change is taken back: by another action, or by the id under which the server keeps it for a while. */
export type PostUndo = { by: 'action'; action: SubmissionAction } | { by: 'change'; id: number }

/** What all of them go back to by one action; null where they were of several statuses, or one has no way back. */
export function undoOfAll(
  posts: readonly Pick<Submission, 'status'>[],
  action: SubmissionAction,
): PostUndo | null {
  const [first, ...others] = new Set(posts.map(({ status }) => undoOf(status, action)))
  return first && others.length === 0 ? { by: 'action', action: first } : null
}
