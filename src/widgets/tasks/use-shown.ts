import { type ShownIn, shownLink, useShown } from '../../element/screens/use-shown.ts'
import type { LinkProps } from '../../element/types.ts'
import type { TasksHandle } from './types.ts'

const DETAILS: ShownIn = { tab: 'tasks', name: 'task_id', property: 'taskId', mark: 'task' }

/** To what a task says. */
export const taskLink = (widget: TasksHandle, classroomId: number, taskId: number): LinkProps =>
  shownLink(widget, DETAILS, classroomId, taskId)

/** Shows the list, or one task. */
export const useShownTask = (classroomId: number, taskId: number | null, widget: TasksHandle) =>
  useShown(DETAILS, {
    classroomId,
    shown: taskId,
    widget,
    onShown: (taskId, path) => widget.emit('cx-task-shown', { taskId, path }),
  })
