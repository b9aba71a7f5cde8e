import {
  CHANNEL_FORBIDDEN,
  CHAT_FULL,
  CHAT_MESSAGE_GONE,
  NO_CHAT,
  PARTNER_GONE,
} from '../../../src/contract/error-codes/chat.ts'
import { SENT_BEFORE } from '../../../src/contract/error-codes/common.ts'
import { chatSentences } from '../../../src/contract/server-messages/chat.ts'
import { idempotencySentences } from '../../../src/contract/server-messages/idempotency.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

const { noChat, partnerGone, full, messageGone, channelForbidden } = chatSentences

export const refusals = {
  noChat: { status: 404, message: noChat, error_code: NO_CHAT },
  partnerGone: { status: 422, message: partnerGone, error_code: PARTNER_GONE },
  chatFull: { status: 422, message: full, error_code: CHAT_FULL },
  /** The key of a message is kept with it, and not for a day alone as others are. */
  chatKeyTaken: { status: 422, message: idempotencySentences.bodyChanged, error_code: SENT_BEFORE },
  chatMessageGone: { status: 404, message: messageGone, error_code: CHAT_MESSAGE_GONE },
  channelForbidden: { status: 403, message: channelForbidden, error_code: CHANNEL_FORBIDDEN },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
