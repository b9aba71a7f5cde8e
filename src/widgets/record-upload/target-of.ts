import type { ActionItemDetail } from '../../contract/entities/teacher-submission.ts'
import type { VideoTarget } from '../../core/uploads/video-target.ts'
import type { VideoKind } from '../../core/videos/post-issue.ts'

/**
 * What a video of an action item is for: the response to the post that the partner has there now, the task, or the item
 * where it has none.
 */
export function targetOf(
  { id, classroom_id: classroomId, class_task, partner_submission }: ActionItemDetail,
  video: VideoKind,
): VideoTarget {
  if (!class_task) return { for: 'action', actionId: id }
  const task = { classroomId, taskId: class_task.id }
  return video === 'response' && partner_submission
    ? { for: 'response', ...task, submissionId: partner_submission.id }
    : { for: 'task', ...task }
}
