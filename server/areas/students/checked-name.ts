import { normalName, type StudentName, studentNameIssues } from '../../../src/contract/rules/student-names.ts'
import { studentNameSentence } from '../../../src/contract/server-messages/students.ts'
import { refuse } from './refusals.ts'

/** What is wrong with the name of a group; undefined when nothing is. */
export function groupNameSentence(name: string): string | undefined {
  const { first_name } = studentNameIssues({ first_name: name, last_initial: '' }, true)
  return first_name && studentNameSentence(first_name)
}

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
    Object.entries(studentNameIssues(name, isGroup)).map(([field, issue]) => [
      field,
      [studentNameSentence(issue)],
    ]),
  )
  const [message] = Object.values(fields).flat()
  if (message) throw refuse('badInput', { fields, message })
  return {
    first_name: normalName(name.first_name),
    last_initial: isGroup ? '' : normalName(name.last_initial),
  }
}
