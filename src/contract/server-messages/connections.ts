import {
  CONNECTION_DECLINED_DAYS,
  CONNECTION_SENDS_MAX,
  CONNECTIONS_PENDING_PER_CLASSROOM,
  CONNECTIONS_TO_A_TEACHER,
  CONNECTIONS_TO_A_TEACHER_DAYS,
} from '../limits/partners.ts'
import type { PartnerTextIssue } from '../rules/partner-notes.ts'
import { commonSentences } from './common.ts'

/** What the server says about partners and connection requests (P1 §8, P2 §8, P3 §8). */
export const connectionSentences = {
  requested: 'Connection request sent',
  resent: 'Connection request sent',
  cancelled: 'cancelled',
  accepted: 'accepted',
  declined: 'declined',
  ofAnother: 'The connection request belong to another account, please log in with the right credentials.',
  gone: 'This connection request is not there any more.',
  isAccepted: 'This connection request was accepted already.',
  isDeclined: 'This connection request was declined already.',
  isCancelled: 'This connection request was cancelled.',
  notYours: 'The other teacher answers this connection request.',
  ownPaired: 'This classroom has a global partner already.',
  partnerPaired: 'The other classroom has a global partner already.',
  partnerUnavailable: 'This teacher, or the classroom, is not available any more.',
  exists: 'There is a connection request between you already.',
  full: `A classroom can have ${CONNECTIONS_PENDING_PER_CLASSROOM} connection requests that wait for an answer.`,
  partnerFull: 'Too many connection requests wait for this teacher. Please try again later.',
  sentEnough: `A connection request can be sent ${CONNECTION_SENDS_MAX} times.`,
  askedEnough: `You can ask a teacher ${CONNECTIONS_TO_A_TEACHER} times within ${CONNECTIONS_TO_A_TEACHER_DAYS} days.`,
  declinedLately: `This teacher has declined a connection request of yours. You can ask them again ${CONNECTION_DECLINED_DAYS} days after that.`,
  forbidden: 'You cannot have a global partner with this account.',
  notYet: 'Your account is being verified. You can have a global partner as soon as that is done.',
  tokensShort: (missing: number) =>
    `You do not have enough tokens to accept this partnership. Please purchase at least ${missing} additional tokens to continue.`,
  tokensMissing: (subject: string) =>
    `This classroom requires a ${subject} exchange. Please select the number of exchanges you would like to purchase to continue.`,
  partnerTokensShort: 'The other teacher does not have enough tokens for this partnership at the moment.',
  tokensNotAgreed:
    'This classroom needs more tokens than the other teacher has agreed to. Please select another one, or ask for the partnership from this classroom.',
  notPaired: 'This classroom has no global partner.',
  /** With the blank at its end (P3 §8). */
  reported: 'Successful created report ',
} as const

/** What is wrong with a note or a report; the browser says it before anything is sent. */
export const partnerTextSentence = (issue: PartnerTextIssue): string =>
  issue.code === 'required' ? commonSentences.fieldRequired : commonSentences.tooLong(issue.letters)
