import type { ClassroomErrorEvents } from '../../core/classrooms/classroom-page.ts'
import type { WidgetHandle } from '../../element/types.ts'

/** What has become of tasks. */
export type TaskChange = 'shown' | 'hidden' | 'moved' | 'added' | 'saved'

/** Events of cx-tasks; element.ts says when each is fired. */
export interface TasksEvents extends ClassroomErrorEvents {
  'cx-task-shown': { taskId: number | null; path: string }
  'cx-tasks-changed': { change: TaskChange; taskIds: number[] }
  'cx-busy-changed': { busy: boolean }
}

export type TasksHandle = WidgetHandle<TasksEvents>
