import type { Comment, Message } from '../../contract/entities/message.ts'
import { listedCommentStatuses } from '../../contract/rules/comment-status.ts'
import { type Check, fits, isCount, isFlag, isListOf, isOneOf, isText, orNull } from '../http/shape.ts'

const shared = { id: isCount, user_id: isCount, message_text: isText, created_at: isText, is_own: isFlag }

const commentChecks: Record<keyof Comment, Check> = {
  ...shared,
  user: fits({ thumbnail: orNull(isText), first_name: isText, last_initial: isText }),
  message_id: isCount,
  status: isOneOf(...listedCommentStatuses),
}

const messageChecks: Record<keyof Message, Check> = {
  ...shared,
  user: fits({ avatar: orNull(isText), full_name: isText }),
  message_title: isText,
  status: isText,
  links: isListOf(fits({ label: isText, url: isText })),
  media: isListOf(fits({ label: isText, url: isText, file: isText })),
  comments: isListOf(fits(commentChecks)),
}

/** The message board as the API gives it. */
export const isMessages: Check = isListOf(fits(messageChecks))
