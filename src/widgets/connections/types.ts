import type { ClassroomErrorEvents } from '../../core/classrooms/classroom-page.ts'
import type { WidgetHandle } from '../../element/types.ts'
import type { PurchaseEvents } from '../../parts/partners/token-note.tsx'
import type { InvitationEvents } from '../../parts/partners/wrong-invitation.tsx'

/** What has become of a request. */
export type ConnectionChange = 'accepted' | 'declined' | 'resent' | 'cancelled'

/** Events of cx-connections; element.ts says when each is fired. */
export interface ConnectionsEvents extends ClassroomErrorEvents, PurchaseEvents, InvitationEvents {
  'cx-partner-reported': null
  'cx-connection-shown': { connectionId: number | null; path: string }
  'cx-connection-changed': { connectionId: number; change: ConnectionChange; classroomId: number | null }
}

export type ConnectionsHandle = WidgetHandle<ConnectionsEvents>
