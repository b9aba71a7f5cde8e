import type { ConnectionRequest } from '../../contract/entities/connection.ts'
import type { PartnerClassroom, PartnerPerson } from '../../contract/entities/partner.ts'
import {
  connectionEnds,
  connectionSides,
  connectionStatuses,
} from '../../contract/rules/connection-status.ts'
import { type Check, fits, isCount, isListOf, isObject, isOneOf, isText, orNull } from '../http/shape.ts'

const personChecks: Record<keyof PartnerPerson, Check> = {
  id: isCount,
  first_name: isText,
  last_initial: isText,
  full_name: isText,
  avatar: orNull(isText),
  country: orNull(fits({ name: isText, iso: isText })),
  state: orNull(fits({ name: isText })),
  city: orNull(isText),
}

const classroomChecks: Record<keyof PartnerClassroom, Check> = {
  id: isCount,
  name: isText,
  subject: fits({ id: isCount, name: isText, type: isText }),
  lang_native: orNull(isObject),
  lang_instruction: orNull(isObject),
  level: orNull(isObject),
  age_range: orNull(isObject),
  number_students_range: orNull(isObject),
  start_date: isText,
  end_date: isText,
  number_of_tokens: isCount,
}

const checks: Record<keyof ConnectionRequest, Check> = {
  id: isCount,
  status: isOneOf(...connectionStatuses),
  side: isOneOf(...connectionSides),
  message: isText,
  decline_message: isText,
  created_at: isText,
  sent_at: isText,
  settled_at: orNull(isText),
  ended_by: orNull(isOneOf(...connectionEnds)),
  teacher_id: isCount,
  teacher: fits(personChecks),
  classroom: fits(classroomChecks),
  invited_teacher_id: isCount,
  invited_teacher: fits(personChecks),
  invited_classroom_id: orNull(isCount),
  invited_classroom: orNull(fits(classroomChecks)),
}

/** Connection requests as the API lists them. */
export const isConnections: Check = isListOf(fits(checks))
