import {
  FIRST_PASSWORD,
  NOT_AS_STUDENT,
  STUDENT_PASSWORD_WRONG,
} from '../../../src/contract/error-codes/student-site.ts'
import { studentSiteSentences } from '../../../src/contract/server-messages/student-site.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  wrongSignIn: { status: 401, message: studentSiteSentences.wrongSignIn },
  viewLinkInvalid: { status: 410, message: studentSiteSentences.viewLinkInvalid },
  firstPassword: { status: 403, message: studentSiteSentences.firstPassword, error_code: FIRST_PASSWORD },
  passwordWrong: {
    status: 422,
    message: studentSiteSentences.passwordWrong,
    error_code: STUDENT_PASSWORD_WRONG,
  },
  notAsStudent: { status: 403, message: studentSiteSentences.notAsStudent, error_code: NOT_AS_STUDENT },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
