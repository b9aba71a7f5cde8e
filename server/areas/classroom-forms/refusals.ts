import {
  AGREEMENT_MISSING,
  CREATION_FORBIDDEN,
  EXCHANGE_EXPIRED,
  TOKENS_MISSING,
} from '../../../src/contract/error-codes/classrooms.ts'
import { classroomFormSentences } from '../../../src/contract/server-messages/classroom-forms.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  agreementMissing: {
    status: 403,
    message: classroomFormSentences.agreementMissing,
    error_code: AGREEMENT_MISSING,
  },
  creationForbidden: {
    status: 403,
    message: classroomFormSentences.creationForbidden,
    error_code: CREATION_FORBIDDEN,
  },
  teacherNotValidated: {
    status: 403,
    message: classroomFormSentences.teacherNotValidated,
    error_code: CREATION_FORBIDDEN,
  },
  subscriptionEnded: {
    status: 422,
    message: classroomFormSentences.subscriptionEnded,
    error_code: EXCHANGE_EXPIRED,
  },
  tokensMissing: {
    status: 422,
    message: classroomFormSentences.tokensMissing(''),
    error_code: TOKENS_MISSING,
  },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
