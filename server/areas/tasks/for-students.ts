import type { SiteTask } from '../../../src/contract/entities/student-site.ts'
import type { Tokens } from '../../tokens.ts'
import { fileUrl } from '../files/area.ts'
import { thumbnailUrl } from './addresses.ts'
import { shownAttachments } from './attachments.ts'
import type { RowForStudents } from './repository/for-students.ts'
import { shownPrompt } from './shown-prompt.ts'
import { withAddresses } from './texts/pictures.ts'
import { asHtml } from './texts/plain-text.ts'

type Shown = Pick<SiteTask, Exclude<keyof RowForStudents, 'create_prompt' | 'respond_prompt'>>

/** These, with an address for each file. What is written for teachers is not among them. */
export function shownToStudents(tokens: Tokens, row: RowForStudents): Shown {
  const { topic, summary, response_type, links } = row
  const html = (text: string) => withAddresses(text, name => fileUrl(tokens, name).url)
  return {
    ...{ topic, summary, response_type, links },
    task_thumbnail: thumbnailUrl(tokens, row.task_thumbnail),
    can_do_statement: html(row.can_do_statement),
    create_prompt_html: shownPrompt(tokens, row),
    respond_prompt_html: html(row.respond_prompt_html || asHtml(row.respond_prompt)),
    ...shownAttachments(tokens, row),
  }
}
