import { expect } from '@open-wc/testing'
import { SUBMISSIONS_UNDO_SHOWN_MS } from '../../../src/contract/limits/submissions.ts'
import { answer } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { CHANGE, keeps, waiting } from '../../support/desk-stage.tsx'
import { deskOf } from './a-desk.ts'

describe('a review desk that is left', () => {
  const clock = fakeClock()

  it('leaves the last decision to the list behind once the server has it, and none that is taken back', async () => {
    const { log } = keeps(waiting(3))
    const { desk, left, settled } = deskOf(waiting(3))
    desk.decide('approved')
    desk.decide('blocked')
    void desk.leave()
    expect(left()).to.deep.equal([])
    await clock.arrive(() => left().length === 1)
    expect([log, left()]).to.deep.equal([['1 approved', '2 blocked'], [[2, 'blocked', 2]]])
    const again = deskOf(waiting(1))
    again.desk.decide('approved')
    again.desk.decide('blocked')
    again.desk.undo()
    void again.desk.leave()
    await clock.arrive(() => settled() === 1 && again.settled() === 1)
    expect(again.left()).to.deep.equal([])
  })

  it('leaves nothing to the list behind that was refused, or ten seconds ago', async () => {
    keeps(waiting(2))
    answer(CHANGE, new Response('', { status: 503 }))
    const { desk, left, settled } = deskOf(waiting(2))
    desk.decide('approved')
    void desk.leave()
    await clock.arrive(() => settled() === 1)
    keeps(waiting(2))
    desk.decide('approved')
    await clock.arrive(() => settled() === 2)
    await clock.tick(SUBMISSIONS_UNDO_SHOWN_MS)
    await desk.leave()
    expect(left()).to.deep.equal([])
  })
})
