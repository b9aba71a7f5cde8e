import { isDeepStrictEqual } from 'node:util'
import { normalLink } from '../../../src/contract/rules/links.ts'
import { hasResponses } from '../../../src/contract/rules/task-categories.ts'
import type { TaskValues } from '../../../src/contract/rules/task-values.ts'
import { limitOf } from './checked-form.ts'
import type { Content, SavedTaskRow } from './repository/change.ts'
import { filesOf } from './shown-files.ts'
import { plainText } from './texts/plain-text.ts'

/** What a form makes of a task, but for whether its files may be shown. */
export function contentOf(values: TaskValues, saved: SavedTaskRow | null): Content {
  const { create_prompt, respond_prompt, number_responses, tags, materials, media, ...rest } = values
  const responds = hasResponses(values.task_category)
  return {
    ...rest,
    files: [...new Set(Object.values(filesOf(values)).flat())],
    create_prompt: plainText(create_prompt),
    create_prompt_html: create_prompt,
    respond_prompt: plainText(respond_prompt),
    respond_prompt_html: respond_prompt,
    video_time_limit: limitOf(values, saved),
    number_responses: responds ? (number_responses ?? 0) : 0,
    response_due_date: responds ? values.response_due_date : null,
    tags: [...new Set(tags.map(({ name }) => name))],
    links: values.links.map(({ label, url }) => ({ label: label.trim(), url: normalLink(url) ?? url })),
    materials: materials.map(({ label, original_file }) => ({ label: label.trim(), name: original_file })),
    media: media.map(({ label, file }) => ({ label: label.trim(), name: file })),
  }
}

/** Whether a task is already as a form would make it: it was saved by a call whose answer was lost. */
export const isSavedAs = (values: TaskValues, saved: SavedTaskRow): boolean =>
  Object.entries(contentOf(values, saved)).every(([name, value]) =>
    isDeepStrictEqual(value, saved[name as keyof SavedTaskRow]),
  )
