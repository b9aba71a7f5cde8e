import type { ActionItem } from '../../contract/entities/action-item.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { fits, isListOf } from '../http/shape.ts'
import { dashboard } from '../messages/dashboard.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'
import { actionItemChecks } from './action-item-checks.ts'

/** All action items of a classroom (P2 §4): a filter over them needs no further call. */
export function actionItemsPoll(classroomId: number, ms: number = LISTS_POLL_MS): Poll<ActionItem[]> {
  return callPoll(
    { ms, isData: isListOf(fits(actionItemChecks)), failed: dashboard.actionsFailed },
    'GET /api/teacher/actions',
    { status: 'all', classroom_id: classroomId },
  )
}
