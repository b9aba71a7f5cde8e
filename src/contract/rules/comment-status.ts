/** What a comment of a student can be (P3 §4 Comment status). It begins as pending, whoever writes it. */
export const commentStatuses = ['pending', 'approved', 'deleted'] as const
type CommentStatus = (typeof commentStatuses)[number]

/** What a teacher makes of a comment: the name of the action is the new status. */
export const commentActions = ['approved', 'deleted'] as const
export type CommentAction = (typeof commentActions)[number]

/** Deleted comments are hidden and not counted. */
export const listedCommentStatuses = ['pending', 'approved'] as const
export type ListedCommentStatus = (typeof listedCommentStatuses)[number]

/** What can be made of a comment in each status: nothing leads back to pending, and nothing out of deleted. */
const actionsOf: Record<CommentStatus, readonly CommentAction[]> = {
  pending: ['approved', 'deleted'],
  approved: ['deleted'],
  deleted: [],
}

/** The statuses of which an action may be made: that it has been made already does no harm. */
export const commentStatusesBefore = (action: CommentAction): readonly CommentStatus[] =>
  commentStatuses.filter(status => status === action || actionsOf[status].includes(action))

/** What others than its student and their teacher may see of comments: those that the teacher has approved. */
export const SHARED_COMMENT_STATUS = 'approved' satisfies CommentStatus
