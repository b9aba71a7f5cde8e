import type { Submission } from '../../../contract/entities/submission.ts'
import type { LinkProps } from '../../../element/types.ts'

/** What every submission of the list needs, the same object as long as nothing of it changes, so that they rest. */
export interface ListContext {
  /** Of the partner's students nothing is selected or changed (P3 §4). */
  isPartner: boolean
  /** Nothing can be changed any more. */
  isExpired: boolean
  link: (submissionId: number) => LinkProps
  onSelect: (submissionId: number, isSelected: boolean) => void
}

export interface PostProps {
  post: Submission
  isSelected: boolean
  context: ListContext
}

/** Whether there is nothing new of it. */
export const isSamePost = (before: PostProps, after: PostProps): boolean =>
  before.isSelected === after.isSelected &&
  before.context === after.context &&
  (before.post === after.post || JSON.stringify(before.post) === JSON.stringify(after.post))
