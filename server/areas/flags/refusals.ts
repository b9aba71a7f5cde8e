import { SUBMISSION_GONE } from '../../../src/contract/error-codes/submissions.ts'
import { submissionSentences } from '../../../src/contract/server-messages/submissions.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

const { notThere } = submissionSentences

export const refusals = {
  flaggedGone: { status: 404, message: notThere, error_code: SUBMISSION_GONE },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
