import { materialTypeOf } from '../../../src/contract/rules/material-types.ts'
import { richFields, type TaskValues } from '../../../src/contract/rules/task-values.ts'
import { commonSentences } from '../../../src/contract/server-messages/common.ts'
import type { Database } from '../../db/database.ts'
import { keepTaskFiles } from '../files/area.ts'
import { refuse } from './refusals.ts'
import type { SavedTaskRow } from './repository/change.ts'
import { findKnownFiles } from './repository/known-files.ts'
import { picturesIn } from './texts/pictures.ts'

/** The stored files that a task shows, by the field that names them. */
export function filesOf(values: TaskValues): Record<string, string[]> {
  return {
    task_thumbnail: values.task_thumbnail ? [values.task_thumbnail] : [],
    materials: values.materials.map(({ original_file }) => original_file),
    media: values.media.map(({ file }) => file),
    ...Object.fromEntries(richFields.map(field => [field, picturesIn(values[field])])),
  }
}

/**
 * Keeps the files that a task shows from now on. It may show what a teacher of the exchange has given, so that whoever is
 * told of another's edit can put back what that has taken out, and what it, another task of the exchange or one of the
 * library shows; nobody else's. Its thumbnail is a picture.
 * @throws 422 that names the fields
 */
export async function keepFiles(
  db: Database,
  pairingId: number,
  { values, saved }: { values: TaskValues; saved: SavedTaskRow | null },
): Promise<void> {
  const byField = filesOf(values)
  const names = [...new Set(Object.values(byField).flat())]
  const had = new Set([...(saved?.files ?? []), saved?.task_thumbnail])
  const fresh = names.filter(name => !had.has(name))
  const { teachers, shown } = await findKnownFiles(db, pairingId, fresh)
  // what is taken out now was in use until now, and can be put back as long as any file that nobody uses
  const left = (saved?.files ?? []).filter(name => !names.includes(name))
  const kept = await keepTaskFiles(db, { names: [...fresh, ...left], teachers, shown: [...shown, ...left] })
  const isAllowed = (field: string, name: string) =>
    (had.has(name) || kept.has(name)) &&
    (field !== 'task_thumbnail' || name === saved?.task_thumbnail || materialTypeOf(name) === 'picture')
  const wrong = Object.entries(byField).filter(([field, list]) => !list.every(name => isAllowed(field, name)))
  if (wrong.length > 0)
    throw refuse('badInput', {
      fields: Object.fromEntries(wrong.map(([field]) => [field, [commonSentences.fieldNotValid]])),
    })
}
