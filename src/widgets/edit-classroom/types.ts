import type { ClassroomErrorEvents } from '../../core/classrooms/classroom-page.ts'
import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-edit-classroom; element.ts says when each is fired. */
export interface EditClassroomEvents extends ClassroomErrorEvents {
  'cx-saved': { classroomId: number }
}

export type EditClassroomHandle = WidgetHandle<EditClassroomEvents>
