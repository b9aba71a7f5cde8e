import type { ClassroomTab } from '../../contract/rules/classroom-tabs.ts'
import type { ClassroomErrorEvents } from '../../core/classrooms/classroom-page.ts'
import type { ScreenEvents } from '../../element/screens/screens.tsx'
import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-classroom; element.ts says when each is fired. */
export interface ClassroomEvents extends ScreenEvents, ClassroomErrorEvents {
  'cx-tab-changed': { tab: ClassroomTab; path: string }
  'cx-information-folded': { collapsed: boolean; path: string }
  'cx-busy-changed': { busy: boolean }
}

export type ClassroomHandle = WidgetHandle<ClassroomEvents>
