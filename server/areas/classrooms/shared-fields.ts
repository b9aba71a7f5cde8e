import type { Classroom, ProgressionPercent } from '../../../src/contract/entities/classroom.ts'
import { classroomStatus } from '../../../src/contract/rules/classroom-status.ts'
import type { ExpiryOwner } from '../../../src/contract/rules/exchange-expiry.ts'
import { type GroupTypeId, groupTypes } from '../../../src/contract/rules/group-types.ts'
import type { CountRow } from './repository/counts.ts'

/** What the list and the detail read alike. */
export interface SharedRow extends CountRow {
  id: number
  name: string
  code: string
  start_date: string
  end_date: string
  created_at: string
  expire_at: string | null
  course_student_group_type_id: GroupTypeId | null
}

type SharedFields = Pick<
  Classroom,
  | 'id'
  | 'name'
  | 'code'
  | 'status'
  | 'start_date'
  | 'end_date'
  | 'created_at'
  | 'expire_at'
  | 'course_student_group_type_id'
  | 'progression_percent'
>

/** Percent of the posts owed, two decimals; nothing owed is nothing done. */
function progressionPercent(row: CountRow): ProgressionPercent {
  const share = (count: number) =>
    row.owed_count > 0 ? Math.floor((count / row.owed_count) * 10_000) / 100 : 0
  return {
    submitted: share(row.pending_count),
    approved: share(row.approved_count),
    blocked: share(row.blocked_count),
  }
}

/** The fields that the list and the detail of a classroom have in common. Without a course it is individual. */
export function sharedFields(owner: ExpiryOwner, row: SharedRow, now: number): SharedFields {
  const { id, name, code, start_date, end_date, created_at, expire_at } = row
  return {
    id,
    name,
    code,
    status: classroomStatus(owner, row, now),
    start_date,
    end_date,
    created_at,
    expire_at,
    course_student_group_type_id: row.course_student_group_type_id ?? groupTypes.individual,
    progression_percent: progressionPercent(row),
  }
}
