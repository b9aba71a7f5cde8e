import type { GroupName, PartnerCheck } from '../../contract/entities/student.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { type Check, fits, isCount, isFlag, isListOf, isText, orNull } from '../http/shape.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'

const shared = { ms: LISTS_POLL_MS }

const checkChecks: Record<keyof PartnerCheck, Check> = {
  students_number: orNull(isCount),
  partner_student_number: orNull(isCount),
  help_asked: isFlag,
}

/** Groups that both sides of an exchange have, or have asked for (P3 §3 Partner check result). */
export const groupsCheckPoll = (id: number): Poll<PartnerCheck> =>
  callPoll(
    { ...shared, isData: fits(checkChecks) },
    'GET /api/teacher/classrooms/{id}/check-students-number',
    undefined,
    { params: { id } },
  )

const nameChecks: Record<keyof GroupName, Check> = {
  id: isCount,
  group_name: isText,
  username_prefix: isText,
}

/** Groups whose names wait for the teacher (P3 §3 Group approval item). */
export const groupNamesPoll = (id: number): Poll<GroupName[]> =>
  callPoll(
    { ...shared, isData: isListOf(fits(nameChecks)) },
    'GET /api/teacher/classrooms/{id}/small-group-names',
    undefined,
    { params: { id } },
  )
