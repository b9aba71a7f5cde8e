import type { ClassroomErrorEvents } from '../../core/classrooms/classroom-page.ts'
import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-partner-panel; element.ts says when each is fired. */
export interface PartnerPanelEvents extends ClassroomErrorEvents {
  'cx-partner-panel-shown': { openChat: boolean; path: string }
  'cx-partner-reported': null
  'cx-busy-changed': { busy: boolean }
}

export type PartnerPanelHandle = WidgetHandle<PartnerPanelEvents>
