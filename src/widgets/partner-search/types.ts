import type { PartnerMatch } from '../../contract/entities/partner.ts'
import type { ClassroomErrorEvents } from '../../core/classrooms/classroom-page.ts'
import type { WidgetHandle } from '../../element/types.ts'
import type { PurchaseEvents } from '../../parts/partners/token-note.tsx'

/** Events of cx-partner-search; element.ts says when each is fired. */
export interface PartnerSearchEvents extends ClassroomErrorEvents, PurchaseEvents {
  'cx-connection-changed': { connectionId: number; change: 'requested'; classroomId: number }
}

export type PartnerSearchHandle = WidgetHandle<PartnerSearchEvents>

/** What is opened of a match; `classroomId`: the classroom of theirs that is meant. */
export interface Opened {
  at: 'details' | 'invite'
  partner: PartnerMatch
  classroomId: number | null
}
