import type { ClassroomErrorEvents } from '../../core/classrooms/classroom-page.ts'
import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-partner-chat; element.ts says when each is fired. */
export interface PartnerChatEvents extends ClassroomErrorEvents {
  'cx-message-sent': { messageId: number; number: number }
  'cx-busy-changed': { busy: boolean }
}

export type PartnerChatHandle = WidgetHandle<PartnerChatEvents>
