import { atom } from 'nanostores'
import type { Submission } from '../../contract/entities/submission.ts'
import type { SubmissionAction, SubmissionStatus } from '../../contract/rules/submission-status.ts'

/** Decisions of which nobody knows what became of them; `again` tries them once more, where that may help. */
interface Failed {
  at: 'failed'
  posts: readonly Submission[]
  reason: string
  again: (() => void) | null
}

/**
 * - `changed`: somebody else has made something of it meanwhile; `post` is what it is now
 * - `kept`: it could not be taken back, for the same reason
 * - `gone`: it is not there any more
 */
export type ReviewTrouble =
  | { at: 'changed'; post: Submission; action: SubmissionAction }
  | { at: 'kept'; post: Submission; status: SubmissionStatus }
  | { at: 'gone'; post: Submission }
  | Failed

/** One trouble for two of the same reason, as where a line is gone; null for any others. */
function together(one: ReviewTrouble, other: ReviewTrouble): Failed | null {
  if (one.at !== 'failed' || other.at !== 'failed') return null
  if (one.reason !== other.reason || !one.again !== !other.again) return null
  const posts = [...one.posts, ...other.posts]
  if (!one.again) return { ...one, posts }
  const again = () => {
    one.again?.()
    other.again?.()
  }
  return { ...one, posts, again }
}

/** What went wrong at a desk, in the order in which it is told. */
export function createTroubles() {
  const $troubles = atom<readonly ReviewTrouble[]>([])

  function tell(trouble: ReviewTrouble): void {
    const all = $troubles.get()
    const like = all.find(other => together(other, trouble))
    const told = like && together(like, trouble)
    $troubles.set(told ? all.map(other => (other === like ? told : other)) : [...all, trouble])
  }

  return {
    $troubles,
    tell,
    /** The first of what went wrong has been read. */
    read: () => $troubles.set($troubles.get().slice(1)),
  }
}
