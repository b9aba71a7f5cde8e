import {
  CLASSROOM_FULL,
  REVIEW_REQUIRED,
  STUDENT_GONE,
  STUDENTS_FIXED,
} from '../../../src/contract/error-codes/students.ts'
import { studentFileSentences } from '../../../src/contract/server-messages/student-files.ts'
import { studentSentences } from '../../../src/contract/server-messages/students.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  studentGone: { status: 404, message: studentSentences.gone, error_code: STUDENT_GONE },
  classroomFull: { status: 422, message: studentSentences.classroomFull, error_code: CLASSROOM_FULL },
  noUsername: { status: 503, message: studentSentences.noUsername },
  courseMissing: { status: 403, message: studentSentences.courseMissing, error_code: STUDENTS_FIXED },
  studentsFixed: { status: 403, message: studentSentences.fixed, error_code: STUDENTS_FIXED },
  reviewRequired: { status: 422, message: studentSentences.reviewRequired, error_code: REVIEW_REQUIRED },
  listNotXlsx: { status: 422, message: studentFileSentences.notXlsx },
  listUnreadable: { status: 422, message: studentFileSentences.unreadable },
  listTooLarge: { status: 422, message: studentFileSentences.tooLarge },
  listHasLinks: { status: 422, message: studentFileSentences.hasLinks },
  listEmpty: { status: 422, message: studentFileSentences.noStudents },
  listAtFault: { status: 422, message: studentFileSentences.rowsAtFault },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
