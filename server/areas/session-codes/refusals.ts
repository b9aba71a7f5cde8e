import { sessionCodeSentences as s } from '../../../src/contract/server-messages/session-codes.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  wrongClient: { status: 401, message: s.wrongClient },
  secretInBrowser: { status: 403, message: s.inBrowser },
  originOfNoPage: { status: 403, message: s.originOfNoPage },
  noTeacherForClient: { status: 404, message: s.noTeacher },
  sessionCodeInvalid: { status: 410, message: s.codeInvalid },
  sessionCodeOfOtherOrigin: { status: 403, message: s.codeOfOtherOrigin },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
