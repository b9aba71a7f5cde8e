import { sql } from 'drizzle-orm'
import type { StoredAttachment } from '../stored-attachment.ts'

/** What of a task `t` students are shown besides its plain prompts and dates. */
export const columnsForStudents = sql`t.topic, t.summary, t.task_thumbnail, t.response_type, t.can_do_statement,
  t.links, t.materials, t.media, t.create_prompt_html, t.respond_prompt_html`

export interface RowForStudents {
  topic: string
  summary: string
  task_thumbnail: string | null
  response_type: 1 | 2
  can_do_statement: string
  links: { label: string; url: string }[]
  materials: StoredAttachment[]
  media: StoredAttachment[]
  create_prompt: string
  create_prompt_html: string
  respond_prompt: string
  respond_prompt_html: string
}
