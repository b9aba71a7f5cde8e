import { CHAT_MESSAGES_MAX } from '../limits/chat.ts'
import type { AttachmentIssue } from '../rules/attachments.ts'
import { taskSentence } from './task-fields.ts'

/** What the server says about the chat of two partners. */
export const chatSentences = {
  noChat: 'This classroom has no global partner to chat with.',
  partnerGone: 'The account of your partner is not active any more, so this message would not be read.',
  full: `You have written ${CHAT_MESSAGES_MAX} messages in this chat, and it has no room for more of yours.`,
  hiding:
    'Your message has characters that cannot be seen or that turn its order. Please write it without them.',
  hidingLabel:
    'The name of your file has characters that cannot be seen or that turn its order. Please rename it.',
  messageGone: 'This message is not there any more.',
  channelForbidden: 'You cannot listen to this channel.',
} as const

/** What is wrong with a message or its attachment, in the words of a task's fields. */
export const chatSentence = (issue: AttachmentIssue): string => taskSentence('links', issue)
