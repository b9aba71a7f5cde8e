import type { VideoKind } from '../../core/videos/post-issue.ts'
import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-submission-detail; element.ts says when each is fired. */
export interface SubmissionDetailEvents {
  'cx-partner-video-played': { classroomId: number; teacherActionId: number }
  'cx-busy-changed': { busy: boolean }
  'cx-video-deleted': { classroomId: number; teacherActionId: number; video: VideoKind }
}

export type SubmissionDetailHandle = WidgetHandle<SubmissionDetailEvents>
