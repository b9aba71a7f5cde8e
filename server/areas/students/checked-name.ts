import { normalName, type StudentName } from '../../../src/contract/rules/student-names.ts'
import { studentNameSentences } from '../../../src/contract/server-messages/students.ts'
import { refuse } from './refusals.ts'

/** What is wrong with the name of a group; undefined when nothing is. */
export const groupNameSentence = (first_name: string): string | undefined =>
  studentNameSentences({ first_name, last_initial: '' }, true).first_name

/**
 * A name as it is kept.
 * @throws 422 with the sentence of each part at fault
 */
export function checkedName(
  given: { first_name: string; last_initial?: string },
  isGroup: boolean,
): StudentName {
  const name = { first_name: given.first_name, last_initial: given.last_initial ?? '' }
  const fields = Object.fromEntries(
    Object.entries(studentNameSentences(name, isGroup)).map(([field, sentence]) => [field, [sentence]]),
  )
  const [message] = Object.values(fields).flat()
  if (message) throw refuse('badInput', { fields, message })
  return {
    first_name: normalName(name.first_name),
    last_initial: isGroup ? '' : normalName(name.last_initial),
  }
}
