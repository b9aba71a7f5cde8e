import type { ActionItem } from '../../contract/entities/action-item.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { actionItemChecks } from '../classrooms/action-item-checks.ts'
import { fits, isListOf } from '../http/shape.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'

/**
 * The action items of a classroom, of which those of tasks lead to their videos. It is the poll of the dashboard, without
 * the words of that: a dashboard would have one more file to wait for.
 */
export const taskItemsPoll = (classroomId: number): Poll<ActionItem[]> =>
  callPoll({ ms: LISTS_POLL_MS, isData: isListOf(fits(actionItemChecks)) }, 'GET /api/teacher/actions', {
    status: 'all',
    classroom_id: classroomId,
  })
