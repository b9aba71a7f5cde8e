import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  type ConnectionAction,
  type ConnectionSide,
  type ConnectionStatus,
  connectionActions,
  connectionActionsOf,
  connectionSides,
  connectionStatuses,
  connectionStep,
} from '../../src/contract/rules/connection-status.ts'

/** Every transition (P2 §4): what an action makes of a request, '=' where it is so already, '-' where it is refused. */
const table: [ConnectionSide, ConnectionAction, Record<ConnectionStatus, string>][] = [
  ['received', 'accept', { pending: 'accepted', accepted: '-', declined: '-', cancelled: '-' }],
  ['received', 'decline', { pending: 'declined', accepted: '-', declined: '=', cancelled: '-' }],
  ['received', 'resend', { pending: '-', accepted: '-', declined: '-', cancelled: '-' }],
  ['received', 'cancel', { pending: '-', accepted: '-', declined: '-', cancelled: '-' }],
  ['sent', 'accept', { pending: '-', accepted: '-', declined: '-', cancelled: '-' }],
  ['sent', 'decline', { pending: '-', accepted: '-', declined: '-', cancelled: '-' }],
  ['sent', 'resend', { pending: 'pending', accepted: '-', declined: 'pending', cancelled: 'pending' }],
  ['sent', 'cancel', { pending: 'cancelled', accepted: '-', declined: '-', cancelled: '=' }],
]

function shown(side: ConnectionSide, status: ConnectionStatus, action: ConnectionAction): string {
  const step = connectionStep(side, status, action)
  if (step.at === 'change') return step.status
  return step.at === 'done' ? '=' : '-'
}

describe('a connection request', () => {
  it('has a line for each side and action', () => {
    assert.equal(table.length, connectionSides.length * connectionActions.length)
  })

  for (const [side, action, expected] of table) {
    it(`that was ${side}: ${action}`, () => {
      const found = connectionStatuses.map(status => [status, shown(side, status, action)])
      assert.deepEqual(Object.fromEntries(found), expected)
    })
  }

  it('offers what changes something, and nothing once it is accepted', () => {
    assert.deepEqual(connectionActionsOf('received', 'pending'), ['accept', 'decline'])
    assert.deepEqual(connectionActionsOf('sent', 'pending'), ['resend', 'cancel'])
    assert.deepEqual(connectionActionsOf('sent', 'declined'), ['resend'])
    assert.deepEqual(connectionActionsOf('sent', 'cancelled'), ['resend'])
    for (const side of connectionSides) assert.deepEqual(connectionActionsOf(side, 'accepted'), [])
    for (const status of ['declined', 'cancelled'] as const)
      assert.deepEqual(connectionActionsOf('received', status), [])
  })
})
