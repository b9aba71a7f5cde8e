import {
  CLASSROOM_PAIRED,
  NOT_PAIRED,
  PARTNERS_FORBIDDEN,
} from '../../../src/contract/error-codes/connections.ts'
import { connectionSentences } from '../../../src/contract/server-messages/connections.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

const { forbidden, notYet, ownPaired, notPaired } = connectionSentences

export const refusals = {
  partnersForbidden: { status: 403, message: forbidden, error_code: PARTNERS_FORBIDDEN },
  partnersNotYet: { status: 403, message: notYet, error_code: PARTNERS_FORBIDDEN },
  hasPartner: { status: 422, message: ownPaired, error_code: CLASSROOM_PAIRED },
  notPaired: { status: 422, message: notPaired, error_code: NOT_PAIRED },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
