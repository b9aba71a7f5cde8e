import type { ListedCommentStatus } from '../../contract/rules/comment-status.ts'

/** The teachers' message board: cx-message-board and the screen of cx-classroom (P3 §2 Message Board, §4, §5, §8, §9). */
export const messageBoard = {
  title: 'Message Board',
  failed: 'Error trying to get messages.',
  later: 'This part could not be loaded. Please try again.',

  chooseTitle: 'Choose a classroom',
  choose: 'Its message board is shown here.',
  wrongIdTitle: 'This is not a classroom',
  wrongId: 'The number of the classroom is not valid.',

  filter: 'Student comments',
  filters: { pending: 'Unapprove', approved: 'Approve', all: 'All' },
  create: 'Create Message',
  count: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  waiting: (count: number) =>
    count === 1 ? '1 comment waits for approval' : `${count} comments wait for approval`,

  noneFoundTitle: 'NO MESSAGES FOUND',
  noneFound: 'No messages were found matching the selected filter.',
  noneTitle: 'No messages yet',
  none: (isPaired: boolean) =>
    `Post the first message. ${isPaired ? 'The students of both classrooms' : 'Your students'} read it, and write comments below it.`,
  noneExpired: 'This classroom exchange has expired without messages.',
  noneLeftTitle: 'Nothing left here',
  noneLeft: 'No comments are left in this filter.',
  showAll: 'Show all',
  expired:
    'This classroom exchange has expired. Its messages can be read, and no longer posted or moderated.',

  you: 'You',
  partner: 'Partner classroom',
  partnerGroup: 'A partner group',
  newTab: '(opens in a new tab)',
  attached: 'Links and files',
  showMore: 'SHOW MORE',
  showLess: 'SHOW LESS',
  comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
  noComments: 'No comments yet',
  statuses: {
    pending: 'Waiting for approval',
    approved: 'Approved',
  } satisfies Record<ListedCommentStatus, string>,
  commentOf: (name: string) => `Comment of ${name}`,

  approve: 'Approve Message',
  approving: 'Approving…',
  isApproved: (name: string, isPaired: boolean) =>
    `The comment of ${name} is approved.${isPaired ? ' The partner classroom sees it.' : ''}`,
  approveTitle: (count: number) => (count === 1 ? 'Comment not approved' : `${count} comments not approved`),
  approveFailed: 'Error approving the comment. Please try again.',
  delete: 'Delete Message',
  deleteTitle: 'Delete comment',
  deleteQuestion: (name: string, isPaired: boolean) =>
    `The comment of ${name} will be deleted for ${isPaired ? 'the students of both classrooms' : 'your students'}. This cannot be undone. Would you like to continue?`,
  deleting: 'Deleting…',
  isDeleted: (name: string) => `The comment of ${name} is deleted.`,
  deleteFailTitle: (count: number) => (count === 1 ? 'Comment not deleted' : `${count} comments not deleted`),
  deleteFailed: 'Error deleting the comment. Please try again.',
  failedOf: (names: readonly string[], reason: string) => `${names.join(', ')}: ${reason}`,

  commentGone: 'The comment that you were led to is not there any more.',
  messageGone: 'The message that you were led to is not there any more.',
  dismiss: 'Dismiss',
} as const
