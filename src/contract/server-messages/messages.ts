import { COMMENTS_PER_MESSAGE_MAX, MESSAGES_PER_CLASSROOM_MAX } from '../limits/messages.ts'
import type { AttachmentIssue } from '../rules/attachments.ts'
import { taskSentence } from './task-fields.ts'

/** What the server says about the message board, to teachers and to students. */
export const messageSentences = {
  posted: 'Success!',
  moderated: 'Success!',
  commentPosted: 'Your comment has been submitted.',
  commentGone: 'This comment is not there any more.',
  full: `A classroom has room for ${MESSAGES_PER_CLASSROOM_MAX} messages.`,
  commentsFull: `You can write ${COMMENTS_PER_MESSAGE_MAX} comments here, and have done so.`,
  commentsWait: 'Your teacher reads your comments first. You can write more after that.',
} as const

/** What is wrong with a field of a message or with a comment, in the words of a task's fields. */
export const messageSentence = (issue: AttachmentIssue): string => taskSentence('links', issue)
