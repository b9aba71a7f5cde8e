/** What a post can be (P3 §4 Submission status). */
export const submissionStatuses = ['pending', 'approved', 'unapproved', 'blocked', 'deleted'] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]

/** What a teacher makes of posts: the name of the action is the new status (P3 §4). */
export const submissionActions = ['approved', 'unapproved', 'blocked', 'deleted'] as const
export type SubmissionAction = (typeof submissionActions)[number]

/** The statuses that are listed: a deleted post is shown to nobody any more. */
export const listedStatuses = ['pending', 'approved', 'unapproved', 'blocked'] as const
export type ListedStatus = (typeof listedStatuses)[number]

/** The statuses of a post that stands: it fills its place, so that another is not made. */
export const standingStatuses = ['pending', 'approved'] as const satisfies readonly SubmissionStatus[]

/**
 * What can be made of a post in each status. Nothing that a teacher does to a post leads back to pending, in which a
 * student puts it, or an age range of the classroom that asks for review by now; and nothing out of deleted.
 */
const actionsOf: Record<SubmissionStatus, readonly SubmissionAction[]> = {
  pending: ['approved', 'unapproved', 'blocked', 'deleted'],
  approved: ['unapproved', 'blocked', 'deleted'],
  unapproved: ['approved', 'blocked', 'deleted'],
  blocked: ['approved', 'unapproved', 'deleted'],
  deleted: [],
}

/** What a teacher may make of a post, in the order in which it is offered. */
export const submissionActionsOf = (status: SubmissionStatus): readonly SubmissionAction[] =>
  actionsOf[status]

/** The statuses of which an action may be made: that it has been made already does no harm. */
export const statusesBefore = (action: SubmissionAction): readonly SubmissionStatus[] =>
  submissionStatuses.filter(status => status === action || actionsOf[status].includes(action))

/** What the partner's side may see of a classroom's posts: those that its teacher has approved. */
export const SHARED_STATUS = 'approved' satisfies SubmissionStatus
