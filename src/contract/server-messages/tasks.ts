import { TASKS_PER_EXCHANGE_MAX } from '../limits/tasks.ts'
import { taskOutcomes } from './task-outcomes.ts'

const { success, added, gone } = taskOutcomes

/** What the server says about tasks and the task library (P3 §8). */
export const taskSentences = {
  created: success,
  saved: success,
  shown: success,
  ordered: success,
  added,
  gone,
  changed: 'Somebody else has changed this task meanwhile.',
  orderChanged: 'The tasks have changed meanwhile.',
  orderWrong: 'Each task needs a place of its own.',
  full: `An exchange has room for ${TASKS_PER_EXCHANGE_MAX} tasks.`,
  libraryForbidden: 'The task library is for independent teachers.',
  libraryTaskGone: 'This task is no longer in the library.',
  /** A prompt that is a picture, where it is shown as text. */
  picture: '[Picture]',
  alreadyAdded: 'This task is already in your exchange.',
} as const
