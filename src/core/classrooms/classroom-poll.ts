import type { Classroom } from '../../contract/entities/classroom.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { type Check, fits, isCount, isFlag, isListOf, isObject, isText, orNull } from '../http/shape.ts'
import { classroom } from '../messages/classroom.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'
import { sharedChecks } from './shared-checks.ts'

const checks: Record<keyof Classroom, Check> = {
  ...sharedChecks,
  subject_id: isCount,
  age_range_id: orNull(isCount),
  age_range: orNull(isObject),
  number_students_range_id: orNull(isCount),
  number_students_range: orNull(isObject),
  lang_native_id: orNull(isCount),
  lang_native: orNull(isObject),
  lang_instruction_id: orNull(isCount),
  lang_instruction: orNull(isObject),
  level_id: orNull(isCount),
  level: orNull(isObject),
  course_id: orNull(isCount),
  course: orNull(isObject),
  fixed_course: orNull(isObject),
  student_payment_required: isFlag,
  students_number: orNull(isCount),
  number_of_tokens: isCount,
  partner_id: orNull(isCount),
  class_pairing: orNull(isObject),
  teacher: fits({ full_name: isText }),
  teacher_assistants: isListOf(fits({ full_name: isText, email: isText })),
}

/** One classroom with what its page shows (P2 §2); `failed` with error code 10 when it is not the teacher's. */
export function classroomPoll(id: number, ms: number = LISTS_POLL_MS): Poll<Classroom> {
  return callPoll(
    { ms, isData: fits(checks), failed: classroom.failed },
    'GET /api/teacher/classrooms/{id}',
    undefined,
    {
      params: { id },
    },
  )
}
