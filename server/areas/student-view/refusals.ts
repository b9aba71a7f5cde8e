import { NOT_WHOLE_CLASS } from '../../../src/contract/error-codes/student-site.ts'
import { STUDENT_GONE } from '../../../src/contract/error-codes/students.ts'
import { studentSiteSentences } from '../../../src/contract/server-messages/student-site.ts'
import { studentSentences } from '../../../src/contract/server-messages/students.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  notOfClassroom: { status: 404, message: studentSentences.gone, error_code: STUDENT_GONE },
  notWholeClass: { status: 422, message: studentSiteSentences.notWholeClass, error_code: NOT_WHOLE_CLASS },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
