import { EMAIL_NOT_VERIFIED, VERIFICATION_EXPIRED } from '../src/contract/error-codes/accounts.ts'
import { CLASSROOM_FORBIDDEN } from '../src/contract/error-codes/classrooms.ts'
import { DEMO_ONLY, ORIGIN_FORBIDDEN } from '../src/contract/error-codes/common.ts'
import { TEACHER_DISABLED } from '../src/contract/error-codes/session.ts'
import { accountSentences } from '../src/contract/server-messages/accounts.ts'
import { classroomSentences } from '../src/contract/server-messages/classrooms.ts'
import { commonSentences } from '../src/contract/server-messages/common.ts'
import { masqueradeSentences } from '../src/contract/server-messages/masquerade.ts'
import { sessionSentences } from '../src/contract/server-messages/session.ts'

interface ErrorEntry {
  status: number
  message: string
  error_code?: number
}

/** Every way in which the server refuses. Code throws entries of this table; plugins/errors.ts writes the reply. */
export const errorTable = {
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
  signInAgain: { status: 401, message: sessionSentences.signInAgain },
  /** Without a code: the client renews its access and repeats the call (decisions, The calls). */
  accessExpired: { status: 403, message: sessionSentences.accessExpired },
  classroomForbidden: {
    status: 403,
    message: classroomSentences.classroomForbidden,
    error_code: CLASSROOM_FORBIDDEN,
  },
  demoOnly: { status: 403, message: commonSentences.demoOnly, error_code: DEMO_ONLY },
  originForbidden: {
    status: 403,
    message: commonSentences.originForbidden,
    error_code: ORIGIN_FORBIDDEN,
  },
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
  masqueradeLinkInvalid: { status: 410, message: masqueradeSentences.masqueradeLinkInvalid },
  notFound: { status: 404, message: commonSentences.notFound },
  badInput: { status: 422, message: commonSentences.badInput },
  notJson: { status: 400, message: commonSentences.notJson },
  notJsonType: { status: 415, message: commonSentences.notJson },
  tooLarge: { status: 413, message: commonSentences.tooLarge },
  tooManyAttempts: { status: 429, message: commonSentences.tooManyAttempts },
  unavailable: { status: 503, message: commonSentences.unavailable },
  unexpected: { status: 500, message: commonSentences.unexpected },
} as const satisfies Record<string, ErrorEntry>

export type ErrorName = keyof typeof errorTable

interface RefusalDetails {
  /** Sentences for each field at fault. */
  fields?: Record<string, string[]>
  /** A sentence that says more than the entry's own. */
  message?: string
  retryAfterSeconds?: number
}

/** A refusal on its way to the error plugin. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly entry: ErrorEntry
  readonly statusCode: number
  readonly details: RefusalDetails

  constructor(name: ErrorName, details: RefusalDetails = {}) {
    super(details.message ?? errorTable[name].message)
    this.entry = errorTable[name]
    this.statusCode = this.entry.status
    this.details = details
  }
}

/** `throw refuse('classroomForbidden')` */
export const refuse = (name: ErrorName, details?: RefusalDetails) => new Refusal(name, details)
