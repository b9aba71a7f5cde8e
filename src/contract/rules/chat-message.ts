import { CHAT_MESSAGE_MAX_CHARACTERS } from '../limits/chat.ts'
import { ATTACHMENT_LABEL_MAX_CHARACTERS } from '../limits/tasks.ts'
import type { AttachmentIssue } from './attachments.ts'
import { materialTypeOf } from './material-types.ts'
import { lengthIssue } from './text-length.ts'

/** What a teacher sends: a text, a file, or both. */
export interface ChatValues {
  message: string
  /** `file` is a name as the upload has answered it. */
  attachment: { file: string; label: string } | null
}

export type ChatIssues = Partial<Record<keyof ChatValues, AttachmentIssue>>

function attachmentIssue({
  file,
  label,
}: NonNullable<ChatValues['attachment']>): AttachmentIssue | undefined {
  if (label.trim() === '') return { code: 'required' }
  if (materialTypeOf(file) === null) return { code: 'file' }
  return lengthIssue(label, ATTACHMENT_LABEL_MAX_CHARACTERS)
}

/** Whether there is nothing to send (P2 §5): it is not sent, and nobody is told off for it. */
export const isEmptyChat = ({ message, attachment }: ChatValues): boolean =>
  message.trim() === '' && attachment === null

/** Everything that is wrong with a message, by field (P2 §5). */
export function chatRules(values: ChatValues): ChatIssues {
  const found: ChatIssues = {}
  const message = isEmptyChat(values)
    ? ({ code: 'required' } as const)
    : lengthIssue(values.message, CHAT_MESSAGE_MAX_CHARACTERS)
  const attachment = values.attachment ? attachmentIssue(values.attachment) : undefined
  if (message) found.message = message
  if (attachment) found.attachment = attachment
  return found
}
