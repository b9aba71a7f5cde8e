import { EXCHANGE_EXPIRED } from '../../../src/contract/error-codes/classrooms.ts'
import { classroomSentences } from '../../../src/contract/server-messages/classrooms.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  exchangeExpired: {
    status: 422,
    message: classroomSentences.exchangeExpired,
    error_code: EXCHANGE_EXPIRED,
  },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
