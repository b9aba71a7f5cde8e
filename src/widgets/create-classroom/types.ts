import type { WidgetHandle } from '../../element/types.ts'
import type { InvitationEvents } from '../../parts/partners/wrong-invitation.tsx'

/** Events of cx-create-classroom; element.ts says when each is fired. */
export interface CreateClassroomEvents extends InvitationEvents {
  'cx-created': { classroomId: number }
}

export type CreateClassroomHandle = WidgetHandle<CreateClassroomEvents>
