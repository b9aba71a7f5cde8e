import type { ConnectionRequest } from '../../contract/entities/connection.ts'
import type { ConnectionOrder, OrderDirection } from '../../contract/rules/connection-orders.ts'
import type {
  ConnectionAction,
  ConnectionSide,
  ConnectionStatus,
} from '../../contract/rules/connection-status.ts'
import { connectionSentences } from '../../contract/server-messages/connections.ts'

const done = (word: string) => `Connection request ${word}`

/** cx-connections (P2 §2 Global partner flow, §4 Connection request status, §8; P1 §2 wrong partner invitation). */
export const connections = {
  title: 'Connections',
  listFailed: 'Error fetching connection requests.',
  oneFailed: 'Error fetching connection request.',
  wrongIdTitle: 'This is not a classroom',
  wrongId: 'The number of the classroom is not valid.',
  wrongInvitationTitle: 'This is not an invitation',
  wrongInvitation: 'The number of the invitation is not valid.',

  sides: { received: 'Received', sent: 'Sent' } satisfies Record<ConnectionSide, string>,
  noneOf: {
    received: 'Nobody has asked you yet. Other teachers can find your classrooms until they have a partner.',
    sent: 'You have asked nobody yet.',
  } satisfies Record<ConnectionSide, string>,
  noneTitle: 'No connection requests yet',
  noneOfClassroom: 'Press Find to look for a classroom that suits yours, and invite its teacher.',
  none: 'Open one of your classrooms and press Find: there you look for a partner and invite them.',
  onlyOf: 'Only those of',
  thisClassroom: 'this classroom',
  showAll: 'Show all',
  find: 'Find',
  toClassrooms: 'My Classrooms',
  count: (count: number) => (count === 1 ? '1 connection request' : `${count} connection requests`),

  sortBy: 'Sort by',
  orders: { created_at: 'Date', status: 'Status', name: 'Name' } satisfies Record<ConnectionOrder, string>,
  direction: 'Direction',
  directions: { asc: 'Ascending', desc: 'Descending' } satisfies Record<OrderDirection, string>,

  statuses: {
    pending: 'Pending',
    accepted: 'Accepted',
    declined: 'Declined',
    cancelled: 'Cancelled',
  } satisfies Record<ConnectionStatus, string>,
  endedBy: {
    pairing: 'One of the two classrooms has found another partner.',
  } satisfies Record<NonNullable<ConnectionRequest['ended_by']>, string>,
  sentOn: (day: string) => `Sent on ${day}`,
  asks: (theirs: string, own: string | null) =>
    own === null ? `asks you to be the partner of ${theirs}` : `asks for ${own} as the partner of ${theirs}`,
  asked: (own: string, theirs: string | null) =>
    theirs === null
      ? `You have asked them to be the partner of ${own}`
      : `You have asked for ${theirs} as the partner of ${own}`,
  details: 'See Details',
  of: (name: string, ...classrooms: (string | undefined)[]) =>
    ` of ${name}: ${classrooms.filter(Boolean).join(', ')}`,
  titles: {
    received: (name: string) => `Request of ${name}`,
    sent: (name: string) => `Request to ${name}`,
  } satisfies Record<ConnectionSide, (name: string) => string>,

  theirNote: 'Personal note',
  ownNote: 'Your note',
  declineNote: 'Why it was declined',
  theirClassroom: 'Their classroom',
  whichever: 'Whichever they choose',
  askedFor: 'Asked for',
  whicheverOwn: 'Whichever you choose',
  askedOff: (name: string) => `${name} has a partner by now, or has expired.`,
  chooseOwn: 'Select a classroom',
  ownClassroom: 'Your classroom',
  noneMatched:
    'None of your classrooms can be the partner of this one. Each has a partner, has expired, or needs more tokens than was agreed to. Create a classroom for it.',
  createFor: 'Create a classroom for this request',
  toClassroom: 'Open the classroom',

  report: 'Report',
  whom: (name: string) => ` ${name}`,
  actions: {
    accept: 'Accept',
    decline: 'Decline',
    resend: 'Resend',
    cancel: 'Cancel Request',
  } satisfies Record<ConnectionAction, string>,
  questions: {
    accept: (name: string) => `You and ${name} will be global partners.`,
    decline: (name: string) => `${name} is told that you do not accept.`,
    resend: (name: string) => `${name} gets your request once more.`,
    cancel: (name: string) => `${name} cannot accept your request any more.`,
  } satisfies Record<ConnectionAction, (name: string) => string>,
  askTitles: {
    accept: 'Accept connection request',
    decline: 'Decline connection request',
    resend: 'Resend connection request',
    cancel: 'Cancel connection request',
  } satisfies Record<ConnectionAction, string>,
  keep: 'Keep Request',
  working: 'Sending',
  doneTitle: 'Successful',
  done: {
    accept: done(connectionSentences.accepted),
    decline: done(connectionSentences.declined),
    resend: connectionSentences.resent,
    cancel: done(connectionSentences.cancelled),
  } satisfies Record<ConnectionAction, string>,
  failed: {
    accept: 'Error accepting connection request.',
    decline: 'Error declining connection request.',
    resend: 'Error sending connection request.',
    cancel: 'Error cancelling connection request.',
  } satisfies Record<ConnectionAction, string>,
} as const
