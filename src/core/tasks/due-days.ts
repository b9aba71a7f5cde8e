import type { Classroom } from '../../contract/entities/classroom.ts'
import type { User } from '../../contract/entities/user.ts'
import { lastDueDay } from '../../contract/rules/last-due-day.ts'
import type { TaskContext } from '../../contract/rules/task-values.ts'
import { localDay } from '../dates/local-day.ts'

interface Place {
  user: User
  classroom: Classroom
}

/**
 * From when to when a task of an exchange may be due, where the person is (P3 §5 Due dates). What has been open since
 * yesterday is looked at by today.
 */
export function dueDays({ user, classroom }: Place): Pick<TaskContext, 'today' | 'lastDay'> {
  const today = localDay()
  return { today, lastDay: lastDueDay(user, classroom, today) }
}
