import { CLASSROOM_NAME_MAX_CHARACTERS, CLASSROOM_NAME_MIN_CHARACTERS } from '../limits/classrooms.ts'

/** What is wrong with the name of a classroom: `letters` is the bound that it has missed. */
export type ClassroomNameIssue =
  | { code: 'required' | 'alphanumeric' }
  | { code: 'too_short' | 'too_long'; letters: number }

/** Letters with their marks, digits and spaces of any script, and what joins letters in some (decision 6). */
const ALPHANUMERIC = /^[\p{L}\p{M}\p{N}\p{Zs}\u200c\u200d]+$/u
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** What is wrong with a name, without the blanks around it, of at most so many letters. */
export function classroomNameIssue(
  name: string | null,
  most: number = CLASSROOM_NAME_MAX_CHARACTERS,
): ClassroomNameIssue | undefined {
  const text = name?.trim() ?? ''
  if (!text) return { code: 'required' }
  if (text.length < CLASSROOM_NAME_MIN_CHARACTERS)
    return { code: 'too_short', letters: CLASSROOM_NAME_MIN_CHARACTERS }
  if (text.length > most) return { code: 'too_long', letters: most }
  return ALPHANUMERIC.test(text) && LETTER_OR_DIGIT.test(text) ? undefined : { code: 'alphanumeric' }
}
