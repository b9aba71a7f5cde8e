import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-classroom-list; element.ts says when each is fired. */
export interface ClassroomListEvents {
  'cx-good-job-closed': { classroomId: number }
}

export type ClassroomListHandle = WidgetHandle<ClassroomListEvents>
