import { isId } from '../../contract/rules/is-id.ts'

/** Which classroom an element is to show: one, none yet, or something that cannot be one. */
export type Wanted = { at: 'none' } | { at: 'wrong' } | { at: 'classroom'; id: number }

/**
 * What the attribute `classroom-id` asks for.
 *
 * @param id its number; undefined when it is missing or no number
 * @param text as it stands in the page, to tell these two apart; an empty one counts as missing
 */
export function wantedClassroom(id: number | undefined, text: string | null): Wanted {
  if (id === undefined) return text?.trim() ? { at: 'wrong' } : { at: 'none' }
  return isId(id) ? { at: 'classroom', id } : { at: 'wrong' }
}
