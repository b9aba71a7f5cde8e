import { masqueradeSentences } from '../../../src/contract/server-messages/masquerade.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  masqueradeLinkInvalid: { status: 410, message: masqueradeSentences.masqueradeLinkInvalid },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
