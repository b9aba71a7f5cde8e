import { GROUPS_PER_CLASSROOM_MAX, GROUPS_PER_CLASSROOM_MIN } from '../limits/students.ts'

/** What is wrong with a number of groups as it is typed (P3 §5 Number of groups); null when nothing is. */
export function groupsNumberIssue(typed: string): 'required' | 'wrong' | null {
  const text = typed.trim()
  if (text === '') return 'required'
  const number = /^\d+$/.test(text) ? Number(text) : 0
  return number >= GROUPS_PER_CLASSROOM_MIN && number <= GROUPS_PER_CLASSROOM_MAX ? null : 'wrong'
}
