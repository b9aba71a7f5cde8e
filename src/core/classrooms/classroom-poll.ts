import type { Classroom } from '../../contract/entities/classroom.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { classroom } from '../messages/classroom.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'

/** One classroom with what its page shows (P2 §2); `failed` with error code 10 when it is not the teacher's. */
export function classroomPoll(id: number, ms: number = LISTS_POLL_MS): Poll<Classroom> {
  return callPoll({ ms, failed: classroom.failed }, 'GET /api/teacher/classrooms/{id}', undefined, {
    params: { id },
  })
}
