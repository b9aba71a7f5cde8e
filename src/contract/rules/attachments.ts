import { ATTACHMENT_LABEL_MAX_CHARACTERS, TASK_ATTACHMENTS_MAX } from '../limits/tasks.ts'
import { normalLink } from './links.ts'
import { isMedium, materialTypeOf } from './material-types.ts'
import { lengthIssue } from './text-length.ts'

/** What is wrong with links or files that are put to a task or a message: the bound that it has missed, where it is one. */
export type AttachmentIssue =
  | { code: 'required' | 'link' | 'file' }
  | { code: 'too_long'; letters: number }
  | { code: 'too_many'; most: number }

type Finding = AttachmentIssue | undefined

function attachmentsIssue<Attachment extends { label: string }>(
  list: readonly Attachment[],
  issueOf: (attachment: Attachment) => Finding,
): Finding {
  if (list.length > TASK_ATTACHMENTS_MAX) return { code: 'too_many', most: TASK_ATTACHMENTS_MAX }
  for (const attachment of list) {
    if (attachment.label.trim() === '') return { code: 'required' }
    const issue = lengthIssue(attachment.label, ATTACHMENT_LABEL_MAX_CHARACTERS) ?? issueOf(attachment)
    if (issue) return issue
  }
  return undefined
}

/** Links: each has a title and an address (P3 §5 Link). */
export const linksIssue = (links: readonly { label: string; url: string }[]): Finding =>
  attachmentsIssue(links, ({ url }) => {
    if (url.trim() === '') return { code: 'required' }
    return normalLink(url) === null ? { code: 'link' } : undefined
  })

const fileIssue = (isRight: boolean): Finding => (isRight ? undefined : { code: 'file' })

/** Files to work with, by their names in the storage. */
export const materialsIssue = (materials: readonly { label: string; original_file: string }[]): Finding =>
  attachmentsIssue(materials, ({ original_file }) => fileIssue(materialTypeOf(original_file) !== null))

/** Pictures and sounds, likewise. */
export const mediaIssue = (media: readonly { label: string; file: string }[]): Finding =>
  attachmentsIssue(media, ({ file }) => fileIssue(isMedium(file)))
