import type { Task } from '../../contract/entities/task.ts'
import { EXCHANGE_EXPIRED } from '../../contract/error-codes/classrooms.ts'
import { TASK_CHANGED, TASK_GONE } from '../../contract/error-codes/tasks.ts'
import { richFields } from '../../contract/rules/task-values.ts'
import { explain } from '../http/explain.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { asRefusal } from '../http/failure.ts'
import { fits, isListOf, isObject, isText } from '../http/shape.ts'
import { taskEditor as t } from '../messages/task-editor.ts'
import { taskChecks } from './task-checks.ts'

/**
 * Why a task was not saved, where no field alone is to blame: somebody has saved it meanwhile, it is gone, the exchange
 * has expired, or anything else. `again`: the same may go better another time.
 */
export type TaskFailure =
  | { why: 'changed'; theirs: Task }
  | { why: 'gone' | 'expired'; reason: string }
  | { why: 'call'; reason: string; again: boolean }

/** As much of a task as its form is filled with. */
const isTask = fits({
  ...taskChecks,
  ...Object.fromEntries(richFields.map(field => [field, isText])),
  links: isListOf(fits({ label: isText, url: isText })),
  materials: isListOf(fits({ label: isText, original_file: isText })),
})

/** @param refused what the server found wrong in single fields, which say it themselves */
export function readTaskFailure(error: unknown, refused: object): TaskFailure | null {
  const refusal = asRefusal(error)
  const data = isObject(refusal?.data) ? refusal.data : {}
  if (refusal?.errorCode === TASK_CHANGED && isTask(data.task)) {
    return { why: 'changed', theirs: data.task as Task }
  }
  if (refusal?.errorCode === TASK_GONE) return { why: 'gone', reason: explain(error, t.gone) }
  if (refusal?.errorCode === EXCHANGE_EXPIRED) return { why: 'expired', reason: explain(error, t.expired) }
  if (Object.keys(refused).length > 0) return null
  return { why: 'call', ...explainFailure(error, t.failed) }
}
