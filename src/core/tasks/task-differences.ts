import { type ShownField, shownFields, type TaskDraft } from './task-draft.ts'

export type Side = 'mine' | 'theirs'

/** A field that two teachers have left in different states. */
export interface TaskDifference {
  field: ShownField
  mine: TaskDraft
  theirs: TaskDraft
  /** Who has changed it; mine where both have. */
  side: Side
}

/** Addresses of files of ours, as the JSON of a value has them; the same file has another one a while later. */
const SIGNED = /(?<=")(\/[^"?\\]+)\?[^"\\]*/g

const written = (value: unknown): string => JSON.stringify(value).replace(SIGNED, '$1')

/** Whether two values of a field are the same, whenever the addresses in them were told. */
export const isSameValue = (one: unknown, other: unknown): boolean => written(one) === written(other)

/** What a teacher's draft and the task that somebody else has saved meanwhile differ in. */
export function taskDifferences(before: TaskDraft, mine: TaskDraft, theirs: TaskDraft): TaskDifference[] {
  return shownFields
    .filter(field => !isSameValue(mine[field], theirs[field]))
    .map(field => ({
      field,
      mine,
      theirs,
      side: isSameValue(mine[field], before[field]) ? 'theirs' : 'mine',
    }))
}
