import type { TaskListItem } from '../../../contract/entities/task.ts'
import type { ListView } from '../../../core/lists/view-choice.ts'
import type { TaskRights } from '../../../core/tasks/task-rights.ts'
import type { LinkProps } from '../../../element/types.ts'

/** What every task of the list needs, the same object as long as nothing of it changes, so that they rest. */
export interface ListContext {
  rights: TaskRights
  view: ListView
  /** How many letters of a prompt are shown. */
  letters: number
  /** Of all tasks, in words and as the last place. */
  count: number
  /** Why the order cannot be changed, by the id of what says so; null where it can. */
  orderLock: string | null
  /** Id of how a task is moved with the keys. */
  dragHelpId: string
  expiredId: string
  link: (taskId: number) => LinkProps
  onShow: (task: TaskListItem, hides: boolean) => void
  onMove: (task: TaskListItem, place: number) => void
}

export interface TaskProps {
  task: TaskListItem
  /** Among all tasks, from 1. */
  place: number
  /** As it is, or as the teacher has just chosen. */
  isHidden: boolean
  context: ListContext
}

/** Whether there is nothing new of a task; the mark of the order is that of all of them. */
export function isSameTask(before: TaskProps, after: TaskProps): boolean {
  const isSame =
    before.place === after.place && before.isHidden === after.isHidden && before.context === after.context
  return isSame && (before.task === after.task || textOf(before.task) === textOf(after.task))
}

const textOf = (task: TaskListItem): string => JSON.stringify({ ...task, order_version: '', order: 0 })
