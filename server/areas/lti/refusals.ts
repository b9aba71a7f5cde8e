import { LAUNCH_FORBIDDEN } from '../../../src/contract/error-codes/lti.ts'
import { TEACHER_DISABLED } from '../../../src/contract/error-codes/session.ts'
import { LTI_LINKS_MAX } from '../../../src/contract/limits/lti.ts'
import { ltiSentences as s } from '../../../src/contract/server-messages/lti.ts'
import { sessionSentences } from '../../../src/contract/server-messages/session.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  ticketGone: { status: 410, message: s.ticketGone },
  proofWrong: { status: 403, message: s.proofWrong, error_code: LAUNCH_FORBIDDEN },
  notBound: { status: 403, message: s.notBound, error_code: LAUNCH_FORBIDDEN },
  linkedOther: { status: 409, message: s.linkedOther },
  otherSchool: { status: 403, message: s.otherSchool, error_code: LAUNCH_FORBIDDEN },
  operatorLinks: { status: 403, message: s.operatorLinks, error_code: LAUNCH_FORBIDDEN },
  tooManyLinks: { status: 422, message: s.tooManyLinks(LTI_LINKS_MAX) },
  notDeep: { status: 409, message: s.notDeep },
  teacherDisabled: { status: 401, message: sessionSentences.teacherDisabled, error_code: TEACHER_DISABLED },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
