import type { StudentTask } from '../../contract/entities/student.ts'
import { type StudentTaskStatus, studentTaskStatuses } from '../../contract/rules/student-progress.ts'

/** A status as it is shown: an unknown one is To Do (P3 §4). */
export const shownStatus = (status: string): StudentTaskStatus =>
  studentTaskStatuses.find(known => known === status) ?? 'to-do'

/** What waits for the teacher first, then what waits for the student, then what is done. */
const order: readonly StudentTaskStatus[] = [
  'pending',
  'blocked',
  'unapproved',
  'submitted',
  'to-do',
  'approved',
]

/** How many tasks of a student are in each status; those that none is in are left out. */
export function taskCounts(tasks: readonly Pick<StudentTask, 'status'>[]) {
  const counts = new Map<StudentTaskStatus, number>()
  for (const { status } of tasks) {
    const shown = shownStatus(status)
    counts.set(shown, (counts.get(shown) ?? 0) + 1)
  }
  return order.flatMap(status => {
    const count = counts.get(status)
    return count === undefined ? [] : [{ status, count }]
  })
}
