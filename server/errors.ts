import { errorCodes } from '../src/contract/error-codes.ts'
import { serverMessages } from '../src/contract/server-messages.ts'

interface ErrorEntry {
  status: number
  message: string
  error_code?: number
}

/** Every way in which the server refuses. Code throws entries of this table; plugins/errors.ts writes the reply. */
export const errorTable = {
  wrongEmailOrPassword: { status: 401, message: serverMessages.wrongEmailOrPassword },
  emailNotVerified: {
    status: 403,
    message: serverMessages.emailNotVerified,
    error_code: errorCodes.emailNotVerified,
  },
  teacherDisabled: {
    status: 401,
    message: serverMessages.teacherDisabled,
    error_code: errorCodes.teacherDisabled,
  },
  signInAgain: { status: 401, message: serverMessages.signInAgain },
  /** Without a code: the client renews its access and repeats the call (decisions, The calls). */
  accessExpired: { status: 403, message: serverMessages.accessExpired },
  classroomForbidden: {
    status: 403,
    message: serverMessages.classroomForbidden,
    error_code: errorCodes.classroomForbidden,
  },
  demoOnly: { status: 403, message: serverMessages.demoOnly, error_code: errorCodes.demoOnly },
  originForbidden: {
    status: 403,
    message: serverMessages.originForbidden,
    error_code: errorCodes.originForbidden,
  },
  verificationExpired: {
    status: 410,
    message: serverMessages.verificationExpired,
    error_code: errorCodes.verificationExpired,
  },
  verificationUsed: {
    status: 410,
    message: serverMessages.verificationUsed,
    error_code: errorCodes.emailNotVerified,
  },
  verificationUnknown: {
    status: 404,
    message: serverMessages.verificationUnknown,
    error_code: errorCodes.emailNotVerified,
  },
  emailUnknown: { status: 404, message: serverMessages.emailUnknown },
  recoveryExpired: { status: 410, message: serverMessages.recoveryExpired },
  recoveryUsed: { status: 410, message: serverMessages.recoveryUsed },
  recoveryUnknown: { status: 404, message: serverMessages.recoveryUnknown },
  masqueradeLinkInvalid: { status: 410, message: serverMessages.masqueradeLinkInvalid },
  notFound: { status: 404, message: serverMessages.notFound },
  badInput: { status: 422, message: serverMessages.badInput },
  notJson: { status: 400, message: serverMessages.notJson },
  notJsonType: { status: 415, message: serverMessages.notJson },
  tooLarge: { status: 413, message: serverMessages.tooLarge },
  tooManyAttempts: { status: 429, message: serverMessages.tooManyAttempts },
  unavailable: { status: 503, message: serverMessages.unavailable },
  unexpected: { status: 500, message: serverMessages.unexpected },
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
