import type {
  ActiveClassroom,
  LibraryConnectionRequest,
} from '../../contract/entities/library-connection-request.ts'
import { libraryRequestStatuses } from '../../contract/rules/library-requests.ts'
import {
  type Check,
  fits,
  isCount,
  isFlag,
  isListOf,
  isNumber,
  isObject,
  isOneOf,
  isText,
  orNull,
} from '../http/shape.ts'

const isNamed = fits({ id: isCount, name: isText })

const requestChecks: Record<keyof LibraryConnectionRequest, Check> = {
  id: isCount,
  name: isText,
  school_name: orNull(isText),
  school_location: isText,
  country: orNull(fits({ name: isText, iso: isText })),
  avatar: orNull(isText),
  about_me: orNull(isText),
  text_request: isText,
  age_range_id: orNull(isCount),
  age_range: orNull(isNamed),
  number_students_range_id: isCount,
  number_students: isNamed,
  librarian_topics_id: isListOf(isCount),
  topics: isListOf(isNamed),
  course_id: isCount,
  course: fits({ id: isCount, name: isText, subject: isNamed, weeks: isNumber, pdf_url: orNull(isText) }),
  classroom_name: isText,
  created_at: isText,
  posted_at: isText,
  expire_at: isText,
  status: isOneOf(...libraryRequestStatuses),
  views_number: isCount,
  is_own: isFlag,
  is_hidden: isFlag,
  fit: orNull(fits({ fits: isFlag, any_topic: isFlag, shared_topics: isListOf(isCount) })),
  connection: orNull(isObject),
}

/** Requests of libraries as the API lists them. */
export const isLibraryRequests: Check = isListOf(fits(requestChecks))

/** A page of those of other libraries. */
export const isLibraryPage = fits({ requests: isLibraryRequests, total: isCount, hidden_count: isCount })

const classroomChecks: Record<keyof ActiveClassroom, Check> = {
  id: isCount,
  name: isText,
  subject: isNamed,
  course: orNull(isNamed),
  partner: orNull(fits({ full_name: isText, avatar: orNull(isText) })),
  end_date: isText,
  last_active_at: isText,
}

export const isActiveClassrooms: Check = isListOf(fits(classroomChecks))
