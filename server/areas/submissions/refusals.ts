import { STUDENT_GONE } from '../../../src/contract/error-codes/students.ts'
import {
  CHANGE_GONE,
  SUBMISSION_CHANGED,
  SUBMISSION_GONE,
} from '../../../src/contract/error-codes/submissions.ts'
import { studentSentences } from '../../../src/contract/server-messages/students.ts'
import { submissionSentences } from '../../../src/contract/server-messages/submissions.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

const { gone, notThere, changedMeanwhile, commentChanged, changeGone } = submissionSentences

export const refusals = {
  posterGone: { status: 404, message: studentSentences.gone, error_code: STUDENT_GONE },
  submissionGone: { status: 404, message: gone, error_code: SUBMISSION_GONE },
  postGone: { status: 404, message: notThere, error_code: SUBMISSION_GONE },
  submissionChanged: { status: 409, message: changedMeanwhile, error_code: SUBMISSION_CHANGED },
  commentChanged: { status: 409, message: commentChanged, error_code: SUBMISSION_CHANGED },
  changeGone: { status: 404, message: changeGone, error_code: CHANGE_GONE },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
