import type { Submission } from '../../contract/entities/submission.ts'
import { SUBMISSIONS_UNDO_SHOWN_MS } from '../../contract/limits/submissions.ts'
import type { SubmissionAction } from '../../contract/rules/submission-status.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { createUndoOffer } from '../lists/undo-offer.ts'
import { submissions as t } from '../messages/submissions.ts'
import { postsNow } from './changed-meanwhile.ts'

/** A post as far as it is changed. */
export type Changed = Pick<Submission, 'id' | 'status' | 'task_name' | 'version'>

/** Which posts a change is of, each by the version that was seen of it. */
export const asSeen = (posts: readonly Changed[]) => posts.map(({ id, version }) => ({ id, version }))

/** A change that somebody asks for, of one post or of several at once. */
interface Change {
  posts: readonly Changed[]
  action: SubmissionAction
}

/**
 * - `asking`, `sending`: before and while posts are changed
 * - `failed`: nothing was changed, or of `undo` nothing was taken back
 * - `overtaken`: somebody else has changed some of them since they were seen: `now`. Nothing was changed
 * - `changed`: they were; `undo` is the id by which it is taken back for all of them, unless they were so already
 * - `undoing`: that is under way
 * - `undone`: they are what they were, but for `left`, which were changed since, replaced by another, or are gone
 */
export type PostChange =
  | { at: 'none' }
  | ({ at: 'asking' | 'sending' } & Change)
  | ({ at: 'undoing' } & Change)
  | ({ at: 'failed'; reason: string; again: boolean; undo?: number } & Change)
  | ({ at: 'overtaken'; now: readonly Submission[] } & Change)
  | ({ at: 'changed'; undo: number | null } & Change)
  | ({ at: 'undone'; left: number } & Change)

interface PostChangesOptions {
  /** Changes them all, or none; `change_id` takes it back later, where the server keeps it. */
  call: (action: SubmissionAction, posts: readonly Changed[]) => Promise<{ change_id: number | null }>
  /** Takes a change back; how many posts did not come back. */
  takeBack: (changeId: number, posts: readonly Changed[]) => Promise<number>
  /** Asks for the list anew; done when it is there. */
  refresh: () => Promise<void>
  /** They are changed. */
  taken: (ids: number[]) => void
}

const idsOf = (posts: readonly Changed[]) => posts.map(({ id }) => id)

/** What a teacher makes of posts, once it is confirmed (P3 §4 Submission status). */
export function createPostChanges({ call, takeBack, refresh, taken }: PostChangesOptions) {
  const {
    $told: $change,
    tell: show,
    hold,
    stop: close,
  } = createUndoOffer<PostChange>(
    SUBMISSIONS_UNDO_SHOWN_MS,
    { at: 'none' },
    ({ at }) => at === 'undone' || at === 'changed',
  )

  const isBusy = () => ['sending', 'undoing'].includes($change.get().at)

  /** Of no post nothing is asked. */
  function ask(posts: readonly Changed[], action: SubmissionAction): void {
    if (posts.length > 0) show({ at: 'asking', posts, action })
  }

  /** Something was changed elsewhere a moment ago, and can be undone from here on. */
  function takeOver(posts: readonly Changed[], action: SubmissionAction, id: number): void {
    if ($change.get().at === 'none') show({ at: 'changed', posts, action, undo: id })
  }

  function leave(): void {
    if (!isBusy()) show({ at: 'none' })
  }

  /** Makes of posts what was asked for; whether it is done. */
  async function send(posts: readonly Changed[], action: SubmissionAction): Promise<boolean> {
    if (isBusy()) return false
    show({ at: 'sending', posts, action })
    let kept: number | null
    try {
      kept = (await call(action, posts)).change_id
    } catch (error) {
      const now = postsNow(error)
      if (now.length > 0) show({ at: 'overtaken', posts, action, now })
      else show({ at: 'failed', posts, action, ...explainFailure(error, t.changeFailed) })
      // it may be otherwise by now
      void refresh()
      return false
    }
    taken(idsOf(posts))
    // what is shown next has the new status already
    await refresh()
    show({ at: 'changed', posts, action, undo: kept })
    return true
  }

  /** Makes of posts what was asked for, also of those that somebody else has changed meanwhile. */
  async function sendAnyway(): Promise<boolean> {
    const change = $change.get()
    if (change.at !== 'overtaken') return false
    const { posts, action, now } = change
    return send(
      posts.map(post => now.find(({ id }) => id === post.id) ?? post),
      action,
    )
  }

  /** Takes the last change back; whether it is done. */
  async function undo(): Promise<boolean> {
    const change = $change.get()
    if ((change.at !== 'changed' && change.at !== 'failed') || !change.undo) return false
    const { posts, action, undo } = change
    show({ at: 'undoing', posts, action })
    try {
      const left = await takeBack(undo, posts)
      await refresh()
      show({ at: 'undone', posts, action, left })
      return true
    } catch (error) {
      show({ at: 'failed', posts, action, undo, ...explainFailure(error, t.undoFailed) })
      void refresh()
      return false
    }
  }

  return { $change, ask, takeOver, leave, hold, send, sendAnyway, undo, refresh, close }
}

export type PostChangesStore = ReturnType<typeof createPostChanges>
