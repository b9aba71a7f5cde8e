import { STUDENT_PASSWORD_MIN_CHARACTERS } from '../limits/student-site.ts'
import { isSamePassword, normalPassword } from './password.ts'

export type StudentPasswordIssue = 'too_short' | 'holds_username' | 'unchanged'

/**
 * What is wrong with a password that a student has chosen, the most telling first; undefined when it is good. Long
 * enough is all that is asked of children: the kinds of characters of P1 §5 are for teachers.
 */
export function studentPasswordIssue(
  typed: string,
  { old, username }: { old: string; username: string },
): StudentPasswordIssue | undefined {
  const password = normalPassword(typed)
  if ([...password].length < STUDENT_PASSWORD_MIN_CHARACTERS) return 'too_short'
  if (password.toLowerCase().includes(username.toLowerCase())) return 'holds_username'
  return isSamePassword(password, old) ? 'unchanged' : undefined
}
