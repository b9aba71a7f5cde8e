import { EMAIL_NOT_VERIFIED, VERIFICATION_EXPIRED } from '../../../src/contract/error-codes/accounts.ts'
import { accountSentences } from '../../../src/contract/server-messages/accounts.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  verificationExpired: {
    status: 410,
    message: accountSentences.verificationExpired,
    error_code: VERIFICATION_EXPIRED,
  },
  verificationUsed: {
    status: 410,
    message: accountSentences.verificationUsed,
    error_code: EMAIL_NOT_VERIFIED,
  },
  verificationUnknown: {
    status: 404,
    message: accountSentences.verificationUnknown,
    error_code: EMAIL_NOT_VERIFIED,
  },
  emailUnknown: { status: 404, message: accountSentences.emailUnknown },
  recoveryExpired: { status: 410, message: accountSentences.recoveryExpired },
  recoveryUsed: { status: 410, message: accountSentences.recoveryUsed },
  recoveryUnknown: { status: 404, message: accountSentences.recoveryUnknown },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
