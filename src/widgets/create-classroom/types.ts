import type { WidgetHandle } from '../../element/types.ts'
import type { PurchaseEvents } from '../../parts/partners/token-note.tsx'
import type { InvitationEvents } from '../../parts/partners/wrong-invitation.tsx'

/** Events of cx-create-classroom; element.ts says when each is fired. */
export interface CreateClassroomEvents extends InvitationEvents, PurchaseEvents {
  'cx-created': { classroomId: number }
}

export type CreateClassroomHandle = WidgetHandle<CreateClassroomEvents>
