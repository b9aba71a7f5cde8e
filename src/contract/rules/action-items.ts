import type { ActionItem, ActionStatus } from '../entities/action-item.ts'

/**
 * Whether a list of a status has an item. Nobody waits for a task that is hidden: it is not among the pending ones, and
 * stays among all of them (P2 §4).
 */
export function hasStatus(
  { completed, class_task }: Pick<ActionItem, 'completed' | 'class_task'>,
  status: ActionStatus,
): boolean {
  if (status === 'all') return true
  return status === 'completed' ? completed : !completed && !class_task?.is_hidden
}
