import type { Student, StudentTask } from '../../contract/entities/student.ts'
import {
  type Check,
  fits,
  isCount,
  isFlag,
  isListOf,
  isNumber,
  isObject,
  isText,
  orNull,
} from '../http/shape.ts'

const taskChecks: Record<keyof StudentTask, Check> = {
  id: isCount,
  task_name: isText,
  type: isText,
  status: isText,
  due_date: orNull(isText),
}

/** One check for each field of a student or a group. */
export const studentChecks: Record<keyof Student, Check> = {
  id: isCount,
  first_name: isText,
  last_initial: isText,
  full_name: isText,
  username: isText,
  is_approved_name: isFlag,
  partner_name: orNull(isText),
  partner_is_approved_name: orNull(isFlag),
  tasks: isListOf(fits(taskChecks)),
  progression_percent: isObject,
  pivot: fits({ approve_student_submissions: isFlag }),
  payments: isListOf(fits({ created_at: isText, amount: isNumber })),
  hasPayments: isFlag,
}
