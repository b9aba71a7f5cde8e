import { LIBRARY_REQUESTS_OPEN_MAX } from '../limits/library-connections.ts'
import type { LibraryRequestIssue } from '../rules/library-request-form.ts'
import { commonSentences } from './common.ts'

/** What the server says about library connections (P2 §4, §5, §8). */
export const libraryConnectionSentences = {
  posted: 'Successful',
  reposted: 'Successful',
  deleted: 'Successful',
  connected: 'Successful Connection!.',
  librariansOnly: 'Library connections are for librarians.',
  notYet: 'Your account is being verified. You can connect with other libraries as soon as that is done.',
  gone: 'This request is not there any more.',
  taken: 'Another library has connected to this request.',
  changed: 'This request has changed since you opened it. Please look at it again.',
  ownTaken: 'A library has connected to this request already.',
  connectedBefore: 'You have connected to this request already.',
  expired: 'This request has expired.',
  ofAnother: 'This request belongs to another library.',
  own: 'This request is your own.',
  ownLibrary: 'This request is of your own library.',
  unavailable: 'This library is not available any more.',
  full: `You can have ${LIBRARY_REQUESTS_OPEN_MAX} requests that wait for another library.`,
  subscriptionEnded:
    'The subscription of your library has ended. You can connect with other libraries as soon as it is renewed.',
  otherTokensShort: 'The other library does not have enough tokens for this connection at the moment.',
} as const

/**
 * What is wrong with a field of a library request (P1 §5, P2 §5); the browser says these too, before anything is sent.
 */
export function libraryRequestSentence(issue: LibraryRequestIssue): string {
  switch (issue.code) {
    case 'required':
      return commonSentences.fieldRequired
    case 'too_short':
      return `Field must have at least ${issue.letters} letters.`
    case 'too_long':
      return commonSentences.tooLong(issue.letters)
    case 'alphanumeric':
      return 'Only alphanumeric characters are allowed'
    case 'no_topic':
      return 'At least one reason must be selected'
    case 'any_alone':
      return "'Any' cannot be selected together with other topics."
    case 'not_applicable':
      return 'No age range applies to these topics.'
    case 'no_course':
      return 'Course field is required'
    case 'other_course':
      return 'This course does not belong to these topics and this age range.'
    default:
      return commonSentences.fieldNotValid
  }
}
