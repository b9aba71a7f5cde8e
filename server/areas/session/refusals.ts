import { EMAIL_NOT_VERIFIED } from '../../../src/contract/error-codes/accounts.ts'
import { TEACHER_DISABLED } from '../../../src/contract/error-codes/session.ts'
import { accountSentences } from '../../../src/contract/server-messages/accounts.ts'
import { sessionSentences } from '../../../src/contract/server-messages/session.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  wrongEmailOrPassword: { status: 401, message: sessionSentences.wrongEmailOrPassword },
  emailNotVerified: {
    status: 403,
    message: accountSentences.emailNotVerified,
    error_code: EMAIL_NOT_VERIFIED,
  },
  teacherDisabled: {
    status: 401,
    message: sessionSentences.teacherDisabled,
    error_code: TEACHER_DISABLED,
  },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
