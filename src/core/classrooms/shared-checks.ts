import type { Classroom, ClassroomListItem } from '../../contract/entities/classroom.ts'
import { type Check, fits, isCount, isNumber, isObject, isText, orNull } from '../http/shape.ts'

/** One check for each field that a classroom has both in a list and on its page. */
export const sharedChecks: Record<keyof Classroom & keyof ClassroomListItem, Check> = {
  id: isCount,
  name: isText,
  code: isText,
  status: isText,
  start_date: isText,
  end_date: isText,
  created_at: isText,
  expire_at: orNull(isText),
  course_student_group_type_id: isCount,
  progression_percent: fits({ submitted: isNumber, approved: isNumber, blocked: isNumber }),
  subject: isObject,
  partner: orNull(fits({ first_name: isText, last_name: isText })),
}
