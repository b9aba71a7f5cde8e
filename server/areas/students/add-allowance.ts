import { STUDENTS_ADDED_PER_DAY } from '../../../src/contract/limits/students.ts'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { allowAttempt } from '../attempts/area.ts'

/**
 * Counts students whom a teacher adds, an operator too who works as them. Call it in the transaction that adds them, before
 * anything but the key is locked (docs/decisions/order-of-locks.md): what is refused, or told again, counts for nothing.
 * @throws 429 past a day's number
 */
export const allowStudents = (
  transaction: Database,
  tokens: Pick<Services['tokens'], 'blind'>,
  teacherId: number,
  times: number,
): Promise<void> => {
  const scope = tokens.blind('students-added', String(teacherId))
  return allowAttempt(transaction, [
    { scope, attempts: STUDENTS_ADDED_PER_DAY, windowMinutes: 24 * 60, times },
  ])
}
