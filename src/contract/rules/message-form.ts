import {
  COMMENT_MAX_CHARACTERS,
  MESSAGE_DESCRIPTION_MAX_CHARACTERS,
  MESSAGE_SUBJECT_MAX_CHARACTERS,
} from '../limits/messages.ts'
import { type AttachmentIssue, linksIssue, mediaIssue } from './attachments.ts'
import { lengthIssue } from './text-length.ts'

/** What a teacher fills in of a message (P3 §3 Message form). */
export interface MessageValues {
  subject: string
  description: string
  links: readonly { label: string; url: string }[]
  /** `file` is a name as the upload has answered it. */
  media: readonly { label: string; file: string }[]
}
type MessageField = keyof MessageValues
type MessageIssues = Partial<Record<MessageField, AttachmentIssue>>

const textIssue = (text: string, most: number): AttachmentIssue | undefined =>
  text.trim() === '' ? { code: 'required' } : lengthIssue(text, most)

/** Everything that is wrong with a message, by field (P3 §5). */
export function messageRules({ subject, description, links, media }: MessageValues): MessageIssues {
  const found = {
    subject: textIssue(subject, MESSAGE_SUBJECT_MAX_CHARACTERS),
    description: textIssue(description, MESSAGE_DESCRIPTION_MAX_CHARACTERS),
    links: linksIssue(links),
    media: mediaIssue(media),
  }
  return Object.fromEntries(Object.entries(found).filter(([, issue]) => issue !== undefined))
}

/** What is wrong with a student's comment. */
export const commentIssue = (text: string): AttachmentIssue | undefined =>
  textIssue(text, COMMENT_MAX_CHARACTERS)
