import { STUDENT_GONE } from '../../../src/contract/error-codes/students.ts'
import {
  LIBRARY_TASK_ADDED,
  LIBRARY_TASK_GONE,
  TASK_CHANGED,
  TASK_GONE,
  TASK_LIBRARY_FORBIDDEN,
  TASK_ORDER_CHANGED,
  TASKS_FULL,
} from '../../../src/contract/error-codes/tasks.ts'
import { studentSentences } from '../../../src/contract/server-messages/students.ts'
import { taskSentences } from '../../../src/contract/server-messages/tasks.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

const {
  gone,
  changed,
  orderChanged,
  orderWrong,
  full,
  libraryForbidden: forbidden,
  libraryTaskGone: notThere,
  alreadyAdded,
} = taskSentences

export const refusals = {
  taskGone: { status: 404, message: gone, error_code: TASK_GONE },
  taskChanged: { status: 409, message: changed, error_code: TASK_CHANGED },
  taskOrderChanged: { status: 409, message: orderChanged, error_code: TASK_ORDER_CHANGED },
  taskOrderWrong: { status: 422, message: orderWrong },
  tasksFull: { status: 422, message: full, error_code: TASKS_FULL },
  studentGone: { status: 404, message: studentSentences.gone, error_code: STUDENT_GONE },
  libraryForbidden: { status: 403, message: forbidden, error_code: TASK_LIBRARY_FORBIDDEN },
  libraryTaskGone: { status: 404, message: notThere, error_code: LIBRARY_TASK_GONE },
  libraryTaskAdded: { status: 422, message: alreadyAdded, error_code: LIBRARY_TASK_ADDED },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
