import type { ClassroomTab } from '../../contract/rules/classroom-tabs.ts'
import type { ScreenEvents } from '../../element/screens/screens.tsx'
import type { WidgetHandle } from '../../element/types.ts'
import type { ClassroomTrouble } from './store.ts'

/** Events of cx-classroom; element.ts says when each is fired. */
export interface ClassroomEvents extends ScreenEvents {
  'cx-tab-changed': { tab: ClassroomTab; path: string }
  'cx-information-folded': { collapsed: boolean; path: string }
  'cx-classroom-error': ClassroomTrouble
}

export type ClassroomHandle = WidgetHandle<ClassroomEvents>
