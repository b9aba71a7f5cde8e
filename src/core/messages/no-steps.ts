import type { ConnectionStatus } from '../../contract/rules/connection-status.ts'

/** What stands in the place of the steps of cx-create-classroom (P1 §2 wrong partner invitation, P2 §4, §8). */
export const noSteps = {
  subscriptionTitle: 'Your subscription has ended',
  subscriptionOver: (day: string | null) =>
    `${day === null ? '' : `It ended on ${day}. `}You can create a classroom exchange as soon as it is renewed. Write to us, and we will help you with that.`,
  support: 'Contact Support',

  ofAnother: 'Wrong partner invitation',
  toConnections: 'Connections',
  ownTitle: 'You have sent this request yourself',
  own: (name: string) => `${name} answers it. You have a classroom for it already.`,
  settledTitle: 'This request does not wait any more',
  settled: {
    pending: '',
    accepted: 'It was accepted. No classroom is needed for it.',
    declined: 'It was declined. A classroom for it could not accept it.',
    cancelled: 'It was cancelled. A classroom for it could not accept it.',
  } satisfies Record<ConnectionStatus, string>,
  toRequest: 'Go to the connection request',
  without: 'Create a classroom without it',
} as const
