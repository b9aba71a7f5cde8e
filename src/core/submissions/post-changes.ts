import { atom } from 'nanostores'
import type { Submission } from '../../contract/entities/submission.ts'
import { type SubmissionAction, undoOf } from '../../contract/rules/submission-status.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { submissions as t } from '../messages/submissions.ts'

/** A post as far as it is changed. */
export type Changed = Pick<Submission, 'id' | 'status' | 'task_name'>

/** A change that somebody asks for, of one post or of several at once. */
interface Change {
  posts: readonly Changed[]
  action: SubmissionAction
}

/**
 * - `asking`, `sending`: before and while posts are changed
 * - `changed`: they were; `undo` is the action that takes it back for all of them, where there is one
 */
export type PostChange =
  | { at: 'none' }
  | ({ at: 'asking' | 'sending' } & Change)
  | ({ at: 'failed'; reason: string; again: boolean } & Change)
  | ({ at: 'changed'; undo: SubmissionAction | null } & Change)

interface PostChangesOptions {
  /** Changes them all, or none. */
  call: (action: SubmissionAction, ids: number[]) => Promise<unknown>
  /** Asks for the list anew; done when it is there. */
  refresh: () => Promise<void>
  /** They are changed. */
  taken: (ids: number[]) => void
}

const idsOf = (posts: readonly Changed[]) => posts.map(({ id }) => id)

/** What all of them go back to by one action; null where they were of several statuses, or one has no way back. */
function undoOfAll(posts: readonly Changed[], action: SubmissionAction): SubmissionAction | null {
  const [first, ...others] = new Set(posts.map(({ status }) => undoOf(status, action)))
  return others.length === 0 ? (first ?? null) : null
}

/** What a teacher makes of posts, once it is confirmed (P3 §4 Submission status). */
export function createPostChanges({ call, refresh, taken }: PostChangesOptions) {
  const $change = atom<PostChange>({ at: 'none' })

  /** Of no post nothing is asked. */
  function ask(posts: readonly Changed[], action: SubmissionAction): void {
    if (posts.length > 0) $change.set({ at: 'asking', posts, action })
  }

  function leave(): void {
    if ($change.get().at !== 'sending') $change.set({ at: 'none' })
  }

  /** Makes of posts what was asked for; whether it is done. */
  async function send(posts: readonly Changed[], action: SubmissionAction): Promise<boolean> {
    if ($change.get().at === 'sending') return false
    $change.set({ at: 'sending', posts, action })
    try {
      await call(action, idsOf(posts))
    } catch (error) {
      $change.set({ at: 'failed', posts, action, ...explainFailure(error, t.changeFailed) })
      // it may be otherwise by now
      void refresh()
      return false
    }
    taken(idsOf(posts))
    // what is shown next has the new status already
    await refresh()
    $change.set({ at: 'changed', posts, action, undo: undoOfAll(posts, action) })
    return true
  }

  /** Takes the last change back, where a teacher had given the status before. */
  async function undo(): Promise<boolean> {
    const change = $change.get()
    if (change.at !== 'changed' || change.undo === null || change.action === 'deleted') return false
    const status = change.action
    return send(
      change.posts.map(post => ({ ...post, status })),
      change.undo,
    )
  }

  return { $change, ask, leave, send, undo }
}

export type PostChangesStore = ReturnType<typeof createPostChanges>
