import { GROUPS_SETTLED, STUDENT_GONE } from '../../../src/contract/error-codes/students.ts'
import { studentSentences } from '../../../src/contract/server-messages/students.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  groupsSettled: { status: 422, message: studentSentences.groupsSettled, error_code: GROUPS_SETTLED },
  groupGone: { status: 404, message: studentSentences.gone, error_code: STUDENT_GONE },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
