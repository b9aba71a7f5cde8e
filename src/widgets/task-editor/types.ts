import type { ClassroomErrorEvents } from '../../core/classrooms/classroom-page.ts'
import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-task-editor; element.ts says when each is fired. */
export interface TaskEditorEvents extends ClassroomErrorEvents {
  'cx-task-saved': { classroomId: number; taskId: number }
  'cx-task-editor-closed': { classroomId: number }
  'cx-busy-changed': { busy: boolean }
}

export type TaskEditorHandle = WidgetHandle<TaskEditorEvents>
