import { TOKENS_MISSING } from '../../../src/contract/error-codes/classrooms.ts'
import {
  CLASSROOM_PAIRED,
  CONNECTION_EXISTS,
  CONNECTION_GONE,
  CONNECTION_OF_ANOTHER,
  CONNECTION_SETTLED,
  CONNECTIONS_FULL,
  PARTNER_TOKENS_SHORT,
  PARTNER_UNAVAILABLE,
  TOKENS_NOT_AGREED,
  TOKENS_SHORT,
} from '../../../src/contract/error-codes/connections.ts'
import type { ConnectionStatus } from '../../../src/contract/rules/connection-status.ts'
import { connectionSentences as say } from '../../../src/contract/server-messages/connections.ts'
import { type Refusal, type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  connectionOfAnother: { status: 403, message: say.ofAnother, error_code: CONNECTION_OF_ANOTHER },
  connectionGone: { status: 404, message: say.gone, error_code: CONNECTION_GONE },
  connectionAccepted: { status: 422, message: say.isAccepted, error_code: CONNECTION_SETTLED },
  connectionDeclined: { status: 422, message: say.isDeclined, error_code: CONNECTION_SETTLED },
  connectionCancelled: { status: 422, message: say.isCancelled, error_code: CONNECTION_SETTLED },
  connectionNotYours: { status: 422, message: say.notYours, error_code: CONNECTION_SETTLED },
  classroomPaired: { status: 422, message: say.ownPaired, error_code: CLASSROOM_PAIRED },
  partnerPaired: { status: 422, message: say.partnerPaired, error_code: CLASSROOM_PAIRED },
  partnerUnavailable: { status: 422, message: say.partnerUnavailable, error_code: PARTNER_UNAVAILABLE },
  tokensShort: { status: 422, message: say.tokensShort(0), error_code: TOKENS_SHORT },
  noTokens: { status: 422, message: say.tokensMissing(''), error_code: TOKENS_MISSING },
  partnerTokensShort: { status: 422, message: say.partnerTokensShort, error_code: PARTNER_TOKENS_SHORT },
  tokensNotAgreed: { status: 422, message: say.tokensNotAgreed, error_code: TOKENS_NOT_AGREED },
  connectionExists: { status: 422, message: say.exists, error_code: CONNECTION_EXISTS },
  connectionsFull: { status: 422, message: say.full, error_code: CONNECTIONS_FULL },
  partnerFull: { status: 422, message: say.partnerFull, error_code: CONNECTIONS_FULL },
  sentEnough: { status: 422, message: say.sentEnough, error_code: CONNECTIONS_FULL },
  declinedLately: { status: 422, message: say.declinedLately, error_code: CONNECTIONS_FULL },
  askedEnough: { status: 422, message: say.askedEnough, error_code: CONNECTIONS_FULL },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)

const settled = {
  // what the other side may do with it is not one's own to do
  pending: 'connectionNotYours',
  accepted: 'connectionAccepted',
  declined: 'connectionDeclined',
  cancelled: 'connectionCancelled',
} as const

/** Why a request that stands so lets nobody do what was asked of it. */
export const refuseSettled = (status: ConnectionStatus): Refusal => refuse(settled[status])
