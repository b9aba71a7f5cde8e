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
  changeId: number | null
  /** The server has taken it; without a `changeId` the post was as it would make it, by somebody else. */
  isTaken: boolean
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
