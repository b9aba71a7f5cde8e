import type { OwnFlag } from '../../contract/entities/flag.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { type Check, fits, isCount, isFlag, isListOf, isText, orNull } from '../http/shape.ts'
import { review as t } from '../messages/review.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'

const checks: Record<keyof OwnFlag, Check> = {
  id: isCount,
  student_submission_id: isCount,
  is_shared: isFlag,
  task_name: orNull(isText),
  state: isText,
  answer: orNull(isText),
  reasons: isListOf(isText),
  created_at: isText,
}

/** What one has flagged from a classroom, and what has become of it, also where the post is shared no more. */
export const ownFlagsPoll = (id: number): Poll<OwnFlag[]> =>
  callPoll(
    { ms: LISTS_POLL_MS, isData: isListOf(fits(checks)), failed: t.ownFlagsFailed },
    'GET /api/teacher/classrooms/{id}/flags',
    undefined,
    { params: { id } },
  )
