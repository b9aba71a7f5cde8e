import type { ReviewedClassroom } from '../../contract/entities/reviewed-classroom.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { type Check, fits, isCount, isFlag, isListOf, isObject, isText, orNull } from '../http/shape.ts'
import { classroom } from '../messages/classroom.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'

const checks: Record<keyof ReviewedClassroom, Check> = {
  id: isCount,
  name: isText,
  status: isText,
  course_student_group_type_id: isCount,
  class_pairing: orNull(isObject),
  is_owner: isFlag,
  tasks: isListOf(fits({ id: isCount, task_name: isText, is_hidden: isFlag, create_prompt: isText })),
}

/** A classroom as far as its review needs it: its assistant is told this, too, who is told nothing else of it. */
export const reviewedClassroomPoll = (id: number): Poll<ReviewedClassroom> =>
  callPoll(
    { ms: LISTS_POLL_MS, isData: fits(checks), failed: classroom.failed },
    'GET /api/teacher/classrooms/{id}/review',
    undefined,
    { params: { id } },
  )
