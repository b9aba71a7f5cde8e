import { TEACHER_DISABLED } from '../../../src/contract/error-codes/session.ts'
import { LTI_LINKS_MAX } from '../../../src/contract/limits/lti.ts'
import { ltiSentences as s } from '../../../src/contract/server-messages/lti.ts'
import { sessionSentences } from '../../../src/contract/server-messages/session.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  ticketGone: { status: 410, message: s.ticketGone },
  proofWrong: { status: 403, message: s.proofWrong },
  notBound: { status: 403, message: s.notBound },
  linkedOther: { status: 409, message: s.linkedOther },
  otherSchool: { status: 403, message: s.otherSchool },
  operatorLinks: { status: 403, message: s.operatorLinks },
  tooManyLinks: { status: 422, message: s.tooManyLinks(LTI_LINKS_MAX) },
  notDeep: { status: 409, message: s.notDeep },
  teacherDisabled: { status: 401, message: sessionSentences.teacherDisabled, error_code: TEACHER_DISABLED },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
