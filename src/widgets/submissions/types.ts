import type { ClassroomErrorEvents } from '../../core/classrooms/classroom-page.ts'
import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-submissions; element.ts says when each is fired. */
export interface SubmissionsEvents extends ClassroomErrorEvents {
  'cx-submission-shown': { submissionId: number | null; path: string }
  'cx-submissions-changed': { submissionIds: number[] }
  'cx-busy-changed': { busy: boolean }
}

export type SubmissionsHandle = WidgetHandle<SubmissionsEvents>
