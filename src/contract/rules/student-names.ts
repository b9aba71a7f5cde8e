import { TEXT_INPUT_MAX_CHARACTERS } from '../limits/input.ts'
import {
  LAST_INITIAL_MAX_LETTERS,
  LETTER_MAX_CODE_POINTS,
  STUDENT_NAME_MAX_LETTERS,
} from '../limits/students.ts'

/** A student's name as it is typed; a group has a first name alone. */
export interface StudentName {
  first_name: string
  last_initial: string
}

/** What is wrong with a part of a name: `letters` is the bound that it has missed. */
export type StudentNameIssue =
  | { code: 'required' | 'letters' | 'letters_and_spaces' }
  | { code: 'too_long'; letters: number }

export type StudentNameIssues = Partial<Record<keyof StudentName, StudentNameIssue>>

/**
 * Letters of any script with their marks, and what joins letters in some (decision 7). Nothing that is not seen: a
 * blank letter, or a joiner behind which no letter comes, would let two names look alike.
 */
const LETTERS =
  /^(?:(?!\p{Default_Ignorable_Code_Point})\p{L}(?:(?!\p{Default_Ignorable_Code_Point})\p{M}|[\u200c\u200d](?=\p{M}*\p{L}))*)+$/u

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Whether a text has more letters than these, as a person counts them, whatever marks they carry. A letter of more code
 * points than any script has is one too many. It is read no further than that: each segment keeps a copy of the text.
 */
function isLonger(text: string, most: number): boolean {
  let letters = 0
  for (const { segment } of characters.segment(text)) {
    letters += 1
    if (letters > most || [...segment].length > LETTER_MAX_CODE_POINTS) return true
  }
  return false
}

/** A name as it is kept: composed, with one space between words and none around. */
export const normalName = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ')

/** The same for every way to write a name that reads alike. */
export const nameKey = ({ first_name, last_initial }: StudentName): string =>
  `${normalName(first_name)} ${normalName(last_initial)}`.toLocaleLowerCase('en')

function issueOf(text: string, most: number, hasSpaces: boolean): StudentNameIssue | undefined {
  const name = normalName(text)
  if (name === '') return { code: 'required' }
  if (name.length > TEXT_INPUT_MAX_CHARACTERS) return { code: 'too_long', letters: most }
  const words = hasSpaces ? name.split(' ') : [name]
  if (!words.every(word => LETTERS.test(word))) return { code: hasSpaces ? 'letters_and_spaces' : 'letters' }
  return isLonger(name, most) ? { code: 'too_long', letters: most } : undefined
}

/**
 * What is wrong with a student's name, or with that of a group, which has no initial (P3 §5 Add student, Add group,
 * Edit student name, Edit group name). A part that is missing has nothing wrong.
 */
export function studentNameIssues({ first_name, last_initial }: StudentName, isGroup: boolean) {
  const found: StudentNameIssues = {}
  const name = issueOf(first_name, STUDENT_NAME_MAX_LETTERS, isGroup)
  if (name) found.first_name = name
  const initial = isGroup ? undefined : issueOf(last_initial, LAST_INITIAL_MAX_LETTERS, false)
  if (initial) found.last_initial = initial
  return found
}
