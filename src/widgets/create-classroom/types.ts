import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-create-classroom; element.ts says when each is fired. */
export interface CreateClassroomEvents {
  'cx-created': { classroomId: number }
}

export type CreateClassroomHandle = WidgetHandle<CreateClassroomEvents>
