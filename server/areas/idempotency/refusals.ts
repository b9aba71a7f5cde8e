import { SENT_BEFORE } from '../../../src/contract/error-codes/common.ts'
import { idempotencySentences } from '../../../src/contract/server-messages/idempotency.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  bodyChanged: { status: 422, message: idempotencySentences.bodyChanged, error_code: SENT_BEFORE },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
