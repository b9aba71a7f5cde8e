import type { InactiveStudent, StudentActivityTask } from '../../contract/entities/student-activity.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { type Check, fits, isCount, isListOf, isNumber, isText, orNull } from '../http/shape.ts'
import { dashboard } from '../messages/dashboard.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'

const studentChecks: Record<keyof InactiveStudent, Check> = {
  id: isCount,
  first_name: isText,
  last_initial: isText,
}

const checks: Record<keyof StudentActivityTask, Check> = {
  id: isCount,
  task_name: isText,
  task_category: isText,
  due_date: orNull(isText),
  response_due_date: orNull(isText),
  percent_submitted_create_video: isNumber,
  percent_submitted_response_video: orNull(isNumber),
  number_pending_create_video: isCount,
  number_pending_response_video: isCount,
  inactive_create_video_students: isListOf(fits(studentChecks)),
  inactive_response_video_students: isListOf(fits(studentChecks)),
}

/** How far the students of a classroom are with each task (P2 §3 Student activity task). */
export function studentActivityPoll(
  id: number,
  ms: number = LISTS_POLL_MS,
): Poll<{ tasks: StudentActivityTask[] }> {
  return callPoll(
    { ms, isData: fits({ tasks: isListOf(fits(checks)) }), failed: dashboard.activityFailed },
    'GET /api/teacher/classrooms/{id}/student-activity',
    undefined,
    { params: { id } },
  )
}
