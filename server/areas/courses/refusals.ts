import {
  COURSE_CHANGED,
  COURSE_STAYS,
  COURSE_UNAVAILABLE,
} from '../../../src/contract/error-codes/courses.ts'
import { courseSentences } from '../../../src/contract/server-messages/courses.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  courseUnavailable: {
    status: 422,
    message: courseSentences.courseUnavailable,
    error_code: COURSE_UNAVAILABLE,
  },
  courseChanged: { status: 422, message: courseSentences.courseChanged, error_code: COURSE_CHANGED },
  courseStays: { status: 422, message: courseSentences.courseStays, error_code: COURSE_STAYS },
  groupingStays: { status: 422, message: courseSentences.groupingStays, error_code: COURSE_STAYS },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
