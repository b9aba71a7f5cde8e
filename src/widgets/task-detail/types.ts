import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-task-detail; element.ts says when each is fired. */
export interface TaskDetailEvents {
  'cx-partner-video-played': { classroomId: number; teacherActionId: number }
}

export type TaskDetailHandle = WidgetHandle<TaskDetailEvents>
