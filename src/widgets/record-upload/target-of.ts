import type { ActionItemDetail } from '../../contract/entities/teacher-submission.ts'
import type { VideoTarget } from '../../core/uploads/video-target.ts'

/** What a video of an action item is for: the response to the partner's post, the task, or the item where it has none. */
export function targetOf(
  { id, classroom_id: classroomId, class_task }: ActionItemDetail,
  submissionId: number | undefined,
): VideoTarget {
  if (!class_task) return { for: 'action', actionId: id }
  const task = { classroomId, taskId: class_task.id }
  return submissionId === undefined ? { for: 'task', ...task } : { for: 'response', ...task, submissionId }
}
