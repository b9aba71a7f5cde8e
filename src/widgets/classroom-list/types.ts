import type { ClassroomFilter } from '../../contract/rules/classroom-filters.ts'
import type { ListView } from '../../core/lists/view-choice.ts'
import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-classroom-list; element.ts says when each is fired. */
export interface ClassroomListEvents {
  'cx-list-changed': { filter: ClassroomFilter; search: string; view: ListView; path: string }
  'cx-good-job-closed': { classroomId: number }
}

export type ClassroomListHandle = WidgetHandle<ClassroomListEvents>
