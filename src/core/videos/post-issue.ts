import type { Classroom } from '../../contract/entities/classroom.ts'
import type { ActionItemDetail } from '../../contract/entities/teacher-submission.ts'

/** Of a teacher's two videos for a task: their post, or their response to the partner's. */
export type VideoKind = 'post' | 'response'

/**
 * Why a task takes no video: there is one, the exchange has expired (P3 §4), the task is hidden, nobody responds to it,
 * or there is no post to respond to yet, for want of a partner or of the partner's video.
 */
export type PostIssue = 'sent' | 'expired' | 'hidden' | 'no-response' | 'unpaired' | 'waiting'

/** Why a task does not take the teacher's post or response; null when it does. The server checks it again. */
export function postIssue(
  item: ActionItemDetail,
  classroom: Pick<Classroom, 'status' | 'partner_id'>,
  video: VideoKind,
): PostIssue | null {
  if (video === 'post' ? item.create_completed : item.response_completed) return 'sent'
  if (classroom.status === 'expired') return 'expired'
  if (item.class_task?.is_hidden) return 'hidden'
  if (video === 'post') return null
  if (item.response_completed === null) return 'no-response'
  if (classroom.partner_id === null) return 'unpaired'
  return item.partner_submission ? null : 'waiting'
}
