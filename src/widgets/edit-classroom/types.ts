import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-edit-classroom; element.ts says when each is fired. */
export interface EditClassroomEvents {
  'cx-saved': { classroomId: number }
}

export type EditClassroomHandle = WidgetHandle<EditClassroomEvents>
