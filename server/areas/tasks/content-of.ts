import { normalLink } from '../../../src/contract/rules/links.ts'
import { hasResponses } from '../../../src/contract/rules/task-categories.ts'
import { richFields, type TaskValues } from '../../../src/contract/rules/task-values.ts'
import { commonSentences } from '../../../src/contract/server-messages/common.ts'
import type { Database } from '../../db/database.ts'
import { keepTaskFiles } from '../files/area.ts'
import { limitOf } from './checked-form.ts'
import { refuse } from './refusals.ts'
import type { Content, SavedTaskRow } from './repository/change.ts'
import { findKnownFiles } from './repository/known-files.ts'
import { picturesIn } from './texts/pictures.ts'
import { plainText } from './texts/plain-text.ts'

/** The stored files that a task shows, by the field that names them. */
function filesOf(values: TaskValues) {
  return {
    task_thumbnail: values.task_thumbnail ? [values.task_thumbnail] : [],
    materials: values.materials.map(({ original_file }) => original_file),
    media: values.media.map(({ file }) => file),
    ...Object.fromEntries(richFields.map(field => [field, picturesIn(values[field])])),
  }
}

/**
 * Which files the task shows from now on. It may show what a teacher of the exchange has given, so that whoever is told
 * of another's edit can put back what that has taken out, and what it, another task of the exchange or one of the library
 * shows; nobody else's.
 * @throws 422 that names the fields
 */
async function allowedFiles(
  db: Database,
  pairingId: number,
  { values, saved }: { values: TaskValues; saved: SavedTaskRow | null },
): Promise<string[]> {
  const byField = filesOf(values)
  const names = [...new Set(Object.values(byField).flat())]
  const had = new Set([...(saved?.files ?? []), saved?.task_thumbnail])
  const fresh = names.filter(name => !had.has(name))
  const { teachers, shown } = await findKnownFiles(db, pairingId, fresh)
  // what is taken out now was in use until now, and can be put back as long as any file that nobody uses
  const left = (saved?.files ?? []).filter(name => !names.includes(name))
  const kept = await keepTaskFiles(db, { names: [...fresh, ...left], teachers, shown: [...shown, ...left] })
  const wrong = Object.entries(byField).filter(([, list]) =>
    list.some(name => !had.has(name) && !kept.has(name)),
  )
  if (wrong.length > 0)
    throw refuse('badInput', {
      fields: Object.fromEntries(wrong.map(([field]) => [field, [commonSentences.fieldNotValid]])),
    })
  return names
}

/** What a checked form makes of a task. @throws 422 for a file that is none of the exchange's */
export async function contentOf(
  db: Database,
  pairingId: number,
  given: { values: TaskValues; saved: SavedTaskRow | null },
): Promise<Content> {
  const { values, saved } = given
  const { create_prompt, respond_prompt, number_responses, tags, materials, media, ...rest } = values
  const responds = hasResponses(values.task_category)
  return {
    ...rest,
    files: await allowedFiles(db, pairingId, given),
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
