import {
  AGREEMENT_MISSING,
  EXCHANGE_EXPIRED,
  TOKENS_MISSING,
} from '../../../src/contract/error-codes/classrooms.ts'
import { PARTNER_TOKENS_SHORT } from '../../../src/contract/error-codes/connections.ts'
import {
  LIBRARIANS_ONLY,
  LIBRARY_REQUEST_CHANGED,
  LIBRARY_REQUEST_EXPIRED,
  LIBRARY_REQUEST_GONE,
  LIBRARY_REQUEST_OF_ANOTHER,
  LIBRARY_REQUEST_OWN,
  LIBRARY_REQUEST_TAKEN,
  LIBRARY_REQUESTS_FULL,
  LIBRARY_UNAVAILABLE,
} from '../../../src/contract/error-codes/library-connections.ts'
import { classroomFormSentences } from '../../../src/contract/server-messages/classroom-forms.ts'
import { libraryConnectionSentences as say } from '../../../src/contract/server-messages/library-connections.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  librariansOnly: { status: 403, message: say.librariansOnly, error_code: LIBRARIANS_ONLY },
  librariansNotYet: { status: 403, message: say.notYet, error_code: LIBRARIANS_ONLY },
  librarySubscriptionEnded: {
    status: 422,
    message: say.subscriptionEnded,
    error_code: EXCHANGE_EXPIRED,
  },
  libraryAgreementMissing: {
    status: 403,
    message: classroomFormSentences.agreementMissing,
    error_code: AGREEMENT_MISSING,
  },
  libraryTokensMissing: {
    status: 422,
    message: classroomFormSentences.tokensMissing(''),
    error_code: TOKENS_MISSING,
  },
  otherLibraryTokensShort: {
    status: 422,
    message: say.otherTokensShort,
    error_code: PARTNER_TOKENS_SHORT,
  },
  libraryRequestGone: { status: 404, message: say.gone, error_code: LIBRARY_REQUEST_GONE },
  libraryRequestOfAnother: {
    status: 403,
    message: say.ofAnother,
    error_code: LIBRARY_REQUEST_OF_ANOTHER,
  },
  libraryRequestOwn: { status: 422, message: say.own, error_code: LIBRARY_REQUEST_OWN },
  ownLibraryRequest: { status: 422, message: say.ownLibrary, error_code: LIBRARY_REQUEST_OWN },
  libraryRequestChanged: { status: 422, message: say.changed, error_code: LIBRARY_REQUEST_CHANGED },
  libraryRequestTaken: { status: 422, message: say.taken, error_code: LIBRARY_REQUEST_TAKEN },
  ownLibraryRequestTaken: { status: 422, message: say.ownTaken, error_code: LIBRARY_REQUEST_TAKEN },
  libraryConnectedBefore: { status: 422, message: say.connectedBefore, error_code: LIBRARY_REQUEST_TAKEN },
  libraryRequestExpired: { status: 422, message: say.expired, error_code: LIBRARY_REQUEST_EXPIRED },
  libraryUnavailable: { status: 422, message: say.unavailable, error_code: LIBRARY_UNAVAILABLE },
  libraryRequestsFull: { status: 422, message: say.full, error_code: LIBRARY_REQUESTS_FULL },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
