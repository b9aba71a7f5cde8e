import { atom } from 'nanostores'
import type { Comment } from '../../contract/entities/message.ts'
import type { CommentAction } from '../../contract/rules/comment-status.ts'

/** Comments that are as they were, all for one reason; `again` says whether it may go better another time. */
interface Failed {
  comments: readonly Comment[]
  action: CommentAction
  reason: string
  again: boolean
}

/** `id` is its own: one that is told after another is another, though both say the same. */
export type ModerationFailure = Failed & { id: number }

/** What has become of nothing, in the order in which it is told; of several for the same reason, as one. */
export function createModerationFailures() {
  const $failures = atom<readonly ModerationFailure[]>([])
  let last = 0

  function tell(failed: Failed): void {
    const all = $failures.get()
    const like = all.find(
      ({ action, reason, again }) =>
        action === failed.action && reason === failed.reason && again === failed.again,
    )
    if (like) {
      const both = { ...like, comments: [...like.comments, ...failed.comments] }
      $failures.set(all.map(other => (other === like ? both : other)))
    } else {
      last += 1
      $failures.set([...all, { ...failed, id: last }])
    }
  }

  return {
    $failures,
    tell,
    /** The first of them has been read. */
    read: () => $failures.set($failures.get().slice(1)),
  }
}
