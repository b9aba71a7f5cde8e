import { COMMENT_GONE, COMMENTS_FULL, MESSAGES_FULL } from '../../../src/contract/error-codes/messages.ts'
import { messageSentences } from '../../../src/contract/server-messages/messages.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

const { commentGone, full, commentsFull, commentsWait } = messageSentences

export const refusals = {
  commentGone: { status: 404, message: commentGone, error_code: COMMENT_GONE },
  messagesFull: { status: 422, message: full, error_code: MESSAGES_FULL },
  commentsFull: { status: 422, message: commentsFull, error_code: COMMENTS_FULL },
  commentsWait: { status: 422, message: commentsWait, error_code: COMMENTS_FULL },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
