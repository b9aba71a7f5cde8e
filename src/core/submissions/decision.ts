import type { Submission } from '../../contract/entities/submission.ts'
import type { SubmissionAction } from '../../contract/rules/submission-status.ts'
import type { Made } from './desk-posts.ts'

/** A decision, from the key on; `changeId` is what the server calls it, once it has it. */
export interface Decision {
  /** As it was. */
  post: Submission
  action: SubmissionAction
  former: Made | undefined
  at: number
  /** The one that it goes by, once it is on its way. */
  version: number
  changeId: number | null
  /**
   * What the server has made of it.
   * - `none`: it has not answered
   * - `taken`: without a `changeId` the post was as it would make it, by somebody else
   * - `lost`: an answer did not come, so that it may have taken it
   */
  answer: 'none' | 'taken' | 'refused' | 'lost'
  isTakenBack: boolean
}

/** A decision that the server has, and takes back by its number. */
export interface Kept {
  post: Submission
  action: SubmissionAction
  changeId: number
}

/** What was done last. */
export type Done =
  | { what: 'made'; post: Submission; action: SubmissionAction }
  | { what: 'back'; post: Submission }

/**
 * What was decided at a desk, in its order. One that is taken back keeps its place until the server has taken it back, too:
 * where that fails, it is the last one again, or the one before the next.
 */
export function createDecisions() {
  let all: readonly Decision[] = []
  const stands = ({ isTakenBack }: Decision) => !isTakenBack

  return {
    add(decision: Decision): void {
      all = [...all, decision]
    },
    /** It was not made, or is not to be taken back any more. */
    end(decision: Decision): void {
      all = all.filter(other => other !== decision)
    },
    /** The last one that fits and is not taken back. */
    last: (fits: (decision: Decision) => boolean): Decision | undefined =>
      all.findLast(decision => stands(decision) && fits(decision)),
    /** Nothing else was decided about its post since, so that what becomes of it is what is shown. */
    isLast: (decision: Decision): boolean =>
      !all
        .slice(all.indexOf(decision) + 1)
        .some(other => stands(other) && other.post.id === decision.post.id),
  }
}
