import type { ActionItem } from '../../contract/entities/action-item.ts'

/** What an action item is called. */
export const actionName = ({ action, class_task }: ActionItem): string =>
  (action.use_student_task_name && class_task?.task_name) || action.task
