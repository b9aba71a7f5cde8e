import { expect } from '@open-wc/testing'
import { AGREEMENT_MISSING, TOKENS_MISSING } from '../../../src/contract/error-codes/classrooms.ts'
import { PARTNER_TOKENS_SHORT, TOKENS_SHORT } from '../../../src/contract/error-codes/connections.ts'
import {
  LIBRARY_REQUEST_CHANGED,
  LIBRARY_REQUEST_TAKEN,
  LIBRARY_UNAVAILABLE,
} from '../../../src/contract/error-codes/library-connections.ts'
import { createConnecting } from '../../../src/core/libraries/connecting.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { aLibraryRequest, librarian } from '../../support/libraries.ts'
import { signedIn } from '../../support/teacher.ts'
import { CONNECT, FJORD } from '../../widgets/library-connections/a-library.ts'

const connected = aLibraryRequest({ status: 'connected' })

function connecting() {
  signedIn({ user: librarian() })
  const told: string[] = []
  const { $state, connect } = createConnecting(
    {
      id: FJORD.id,
      connected: ({ status }) => told.push(status),
      over: () => told.push('over'),
      changed: () => told.push('changed'),
    },
    true,
  )
  return {
    told,
    state: () => $state.get(),
    connect: (seen = FJORD.posted_at) => connect({ posted_at: seen }),
  }
}

describe('connecting to the library of a request', () => {
  it('is one connection, however often it is tried, and another once the request was posted again', async () => {
    const { connect, told } = connecting()
    answer(CONNECT, refusal(''), { status: 500 })
    await connect()
    await connect()
    await connect('2025-10-07T08:00:00.000Z')
    const [first, second, third] = answered(CONNECT).map(({ headers }) => headers.get('idempotency-key'))
    expect(first).to.be.a('string')
    expect(second).to.equal(first)
    expect(third).to.be.a('string').and.not.equal(first)
    expect(told).to.deep.equal([])
  })

  it('is sent once while it is under way', async () => {
    const { connect, state, told } = connecting()
    const comes = hold(CONNECT, { success: true, data: connected })
    const all = [connect(), connect()]
    expect(state().at).to.equal('sending')
    comes()
    await Promise.all(all)
    expect(answered(CONNECT).map(({ params, body }) => [params, body])).to.deep.equal([
      [{ id: FJORD.id }, { posted_at: FJORD.posted_at }],
    ])
    expect(state()).to.deep.equal({ at: 'done', request: connected })
    expect(told).to.deep.equal(['connected'])
  })

  for (const [what, code, status, state, tells] of [
    ['tokens are missing', TOKENS_MISSING, 422, { at: 'asking', short: 'No.' }, []],
    ['too few tokens are left', TOKENS_SHORT, 422, { at: 'asking', short: 'No.' }, []],
    ['the agreement is not signed', AGREEMENT_MISSING, 403, { at: 'unsigned' }, []],
    ['somebody was faster', LIBRARY_REQUEST_TAKEN, 422, { at: 'over', reason: 'No.' }, ['over']],
    ['the library is gone', LIBRARY_UNAVAILABLE, 422, { at: 'over', reason: 'No.' }, ['over']],
    [
      'it was posted again',
      LIBRARY_REQUEST_CHANGED,
      422,
      { at: 'failed', reason: 'No.', again: false },
      ['changed'],
    ],
    [
      'the other library lacks tokens',
      PARTNER_TOKENS_SHORT,
      422,
      { at: 'failed', reason: 'No.', again: false },
      [],
    ],
    ['the server fails', undefined, 500, { at: 'failed', reason: 'No. Please try again.', again: true }, []],
  ] as const) {
    it(`says where it stands when ${what}`, async () => {
      const { connect, state: now, told } = connecting()
      answer(CONNECT, refusal('No.', code), { status })
      await connect()
      expect(now()).to.deep.equal(state)
      expect(told).to.deep.equal(tells)
    })
  }
})
