import { expect } from '@open-wc/testing'
import {
  LIBRARY_REQUEST_GONE,
  LIBRARY_REQUEST_OF_ANOTHER,
} from '../../../src/contract/error-codes/library-connections.ts'
import { libraryConnectionSentences as said } from '../../../src/contract/server-messages/library-connections.ts'
import { createRequestDeletion } from '../../../src/core/libraries/request-deletion.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { librarian } from '../../support/libraries.ts'
import { signedIn } from '../../support/teacher.ts'
import { DELETE, MINE } from '../../widgets/library-connections/a-library.ts'

function deleting() {
  signedIn({ user: librarian() })
  let deleted = 0
  const { $state, confirm } = createRequestDeletion(MINE.id, () => {
    deleted += 1
  })
  return { confirm, state: () => $state.get(), deleted: () => deleted }
}

describe('deleting one’s own request', () => {
  it('is done once, however often it is confirmed', async () => {
    const comes = hold(DELETE, { success: true })
    const { confirm, state, deleted } = deleting()
    expect(state().at).to.equal('asking')
    const all = [confirm(), confirm()]
    expect(state().at).to.equal('sending')
    comes()
    await Promise.all(all)
    expect(answered(DELETE).map(({ params }) => params)).to.deep.equal([{ id: MINE.id }])
    expect(deleted()).to.equal(1)
  })

  it('is done where it is gone already', async () => {
    answer(DELETE, refusal(said.gone, LIBRARY_REQUEST_GONE), { status: 404 })
    const { confirm, deleted } = deleting()
    await confirm()
    expect(deleted()).to.equal(1)
  })

  for (const [what, reply, status, reason, again] of [
    ['the server fails', refusal(''), 500, 'Error deleting request.', true],
    [
      'it is another’s',
      refusal(said.ofAnother, LIBRARY_REQUEST_OF_ANOTHER),
      403,
      'This request belongs to another library.',
      false,
    ],
  ] as const) {
    it(`says why not where ${what}`, async () => {
      answer(DELETE, reply, { status })
      const { confirm, state, deleted } = deleting()
      await confirm()
      expect(state()).to.deep.equal({ at: 'failed', reason, again })
      expect(deleted()).to.equal(0)
      answer(DELETE, { success: true })
      await confirm()
      expect(deleted()).to.equal(1)
    })
  }
})
