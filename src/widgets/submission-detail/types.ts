import type { WidgetHandle } from '../../element/types.ts'

/** Which of a teacher's videos for a task: the post, or the response to the partner's. */
export type VideoPair = 'post' | 'response'

/** Events of cx-submission-detail; element.ts says when each is fired. */
export interface SubmissionDetailEvents {
  'cx-partner-video-played': { classroomId: number; teacherActionId: number }
  'cx-video-deleted': { classroomId: number; teacherActionId: number; video: VideoPair }
}

export type SubmissionDetailHandle = WidgetHandle<SubmissionDetailEvents>
