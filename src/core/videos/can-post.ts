import type { Classroom } from '../../contract/entities/classroom.ts'
import type { ActionItemDetail } from '../../contract/entities/teacher-submission.ts'

/**
 * Whether a task takes the teacher's post, or their response to the partner's: not yet there, not hidden, the exchange
 * not expired (P3 §4), and for a response the partner's post there. The server checks it again.
 */
export function canPost(
  item: ActionItemDetail,
  classroom: Pick<Classroom, 'status'>,
  video: 'post' | 'response',
): boolean {
  if (classroom.status === 'expired' || item.class_task?.is_hidden) return false
  if (video === 'post') return !item.create_completed
  return item.response_completed === false && item.partner_submission !== null
}
