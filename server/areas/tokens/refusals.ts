import { NO_TOKEN_PRICE } from '../../../src/contract/error-codes/tokens.ts'
import { tokenSentences } from '../../../src/contract/server-messages/tokens.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  noTokenPrice: { status: 422, message: tokenSentences.noPrice, error_code: NO_TOKEN_PRICE },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
