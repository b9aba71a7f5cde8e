import { PHONE_CODE_EXPIRED, PHONE_CODE_WRONG } from '../../../src/contract/error-codes/phones.ts'
import { phoneSentences } from '../../../src/contract/server-messages/phones.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  codeWrong: { status: 422, message: phoneSentences.codeWrong, error_code: PHONE_CODE_WRONG },
  codeExpired: { status: 422, message: phoneSentences.codeExpired, error_code: PHONE_CODE_EXPIRED },
  codeNotSent: { status: 503, message: phoneSentences.codeNotSent },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
