import type { LibraryTask, Task } from '../../../src/contract/entities/task.ts'
import { richFields } from '../../../src/contract/rules/task-values.ts'
import type { Tokens } from '../../tokens.ts'
import { addressesHoldUntil, fileUrl } from '../files/area.ts'
import { attachedHoldsUntil, attachedUrl, shownAttachments } from './attachments.ts'
import type { LongRow } from './repository/rows.ts'
import { withAddresses } from './texts/pictures.ts'
import { asHtml } from './texts/plain-text.ts'

/** Where a thumbnail can be had; null where there is none. */
export const thumbnailUrl = (tokens: Tokens, name: string | null): string | null =>
  name === null ? null : attachedUrl(tokens, name)

/** Until when (ms since 1970) a thumbnail has the address that it has now. */
export const thumbnailHoldsUntil = (name: string | null, now = Date.now()): number =>
  name === null ? Number.POSITIVE_INFINITY : attachedHoldsUntil(name, now)

type Long = Pick<
  Task & LibraryTask,
  (typeof richFields)[number] | 'links' | 'materials' | 'media' | 'task_language' | 'level' | 'country'
>

/** The long texts and the attachments of a task, with an address for each file. */
export function shownTexts(tokens: Tokens, row: LongRow): Long {
  const { create_prompt_html, respond_prompt_html, links, task_language, level, country } = row
  const urlOf = (name: string) => fileUrl(tokens, name).url
  const html = {
    ...row,
    create_prompt: create_prompt_html || asHtml(row.create_prompt),
    respond_prompt: respond_prompt_html || asHtml(row.respond_prompt),
  }
  const texts = richFields.map(field => [field, withAddresses(html[field], urlOf)])
  return {
    ...(Object.fromEntries(texts) as Record<(typeof richFields)[number], string>),
    links,
    ...shownAttachments(tokens, row),
    ...{ task_language, level, country },
  }
}

/** Until when (ms since 1970) these have the addresses that they have now. */
export function textsHoldUntil(row: LongRow, now = Date.now()): number {
  const hasPictures = Object.values(row).some(text => typeof text === 'string' && text.includes('<img '))
  return Math.min(
    hasPictures ? addressesHoldUntil(now) : Number.POSITIVE_INFINITY,
    ...[...row.materials, ...row.media].map(({ name }) => attachedHoldsUntil(name, now)),
  )
}
