import type { ActionItemDetail } from '../../contract/entities/teacher-submission.ts'
import type { VideoTarget } from './video-target.ts'

/**
 * What a video of an action item is for: its task, or the item where it has none. What answers a post, whose id is
 * `answered`, is a response whatever becomes of that: to the post that the partner has there now, or to the one that was.
 */
export function targetOf(
  { id, classroom_id: classroomId, class_task, partner_submission }: ActionItemDetail,
  answered?: number,
): VideoTarget {
  if (!class_task) return { for: 'action', actionId: id }
  const task = { classroomId, taskId: class_task.id }
  return answered === undefined
    ? { for: 'task', ...task }
    : { for: 'response', ...task, submissionId: partner_submission?.id ?? answered }
}
