import { STUDENT_GONE } from '../../../src/contract/error-codes/students.ts'
import { SUBMISSION_GONE } from '../../../src/contract/error-codes/submissions.ts'
import { studentSentences } from '../../../src/contract/server-messages/students.ts'
import { submissionSentences } from '../../../src/contract/server-messages/submissions.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  posterGone: { status: 404, message: studentSentences.gone, error_code: STUDENT_GONE },
  submissionGone: { status: 404, message: submissionSentences.gone, error_code: SUBMISSION_GONE },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
