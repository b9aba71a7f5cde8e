import Type from 'typebox'
import { TEXT_INPUT_MAX_CHARACTERS } from '../limits/input.ts'
import { studentNameSentence } from '../server-messages/students.ts'

/**
 * A part of a name of so many letters as it is typed, blanks and all. rules/student-names.ts judges it, so that each
 * field gets its own sentence; what is longer than any text is not read so far.
 */
export const StudentNameText = (letters: number, description?: string) =>
  Type.String({
    maxLength: TEXT_INPUT_MAX_CHARACTERS,
    refusal: studentNameSentence({ code: 'too_long', letters }),
    ...(description === undefined ? {} : { description }),
  })
