import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-record-upload; element.ts says when each is fired. */
export interface RecordUploadEvents {
  'cx-video-saved': { classroomId: number; teacherActionId: number; submissionId: number }
  'cx-busy-changed': { busy: boolean }
}

export type RecordUploadHandle = WidgetHandle<RecordUploadEvents>
