import { fileSentences } from '../../../src/contract/server-messages/files.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  notAnImage: { status: 422, message: fileSentences.notAnImage },
  notAPurchaseOrder: { status: 422, message: fileSentences.notAPurchaseOrder },
  notAMaterial: { status: 422, message: fileSentences.notAMaterial },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
