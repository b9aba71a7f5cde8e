import type { Task } from '../../contract/entities/task.ts'
import { TASK_GONE } from '../../contract/error-codes/tasks.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { createRetry } from '../http/create-retry.ts'
import { asRefusal } from '../http/failure.ts'
import type { LoadState } from '../http/load.ts'
import { fits, isListOf, isObject, isText, orNull } from '../http/shape.ts'
import { tasks as t } from '../messages/tasks.ts'
import { callPoll } from '../polling/call-poll.ts'
import { taskChecks } from './task-checks.ts'

/** What is long in a task. */
const longChecks = {
  create_prompt: isText,
  respond_prompt: isText,
  teacher_instructions: isText,
  can_do_statement: isText,
  essential_question: isText,
  description: isText,
  teacher_description: isText,
  links: isListOf(fits({ label: isText, url: isText })),
  materials: isListOf(fits({ url: isText, label: isText })),
  media: isListOf(isObject),
  task_language: orNull(isObject),
  level: orNull(isObject),
  country: orNull(isObject),
}

/** What there is to show of one task: `gone` when the exchange does not have it any more. */
export type TaskPageState =
  | { at: 'loading' }
  | { at: 'ready'; task: Task }
  | { at: 'gone' }
  | { at: 'failed'; reason: string }

export function taskPageState(state: LoadState<Task>): TaskPageState {
  if (state.at === 'loading') return state
  if (state.at === 'ready') return { at: 'ready', task: state.data }
  if (asRefusal(state.error)?.errorCode === TASK_GONE) return { at: 'gone' }
  return state.data ? { at: 'ready', task: state.data } : { at: 'failed', reason: state.reason }
}

/** One task with all that it says, kept up to date (P3 §3 Task). */
export function createTaskPage(id: number, tid: number) {
  const poll = callPoll(
    { ms: LISTS_POLL_MS, isData: fits({ ...taskChecks, ...longChecks }), failed: t.detailFailed },
    'GET /api/teacher/classrooms/{id}/tasks/{tid}',
    undefined,
    { params: { id, tid } },
  )
  return { ...poll, ...createRetry(poll.refresh) }
}
