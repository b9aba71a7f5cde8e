import { expect } from '@open-wc/testing'
import { SUBMISSIONS_UNDO_SHOWN_MS } from '../../../src/contract/limits/submissions.ts'
import { answer, hold } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { CHANGE, keeps, waiting } from '../../support/desk-stage.tsx'
import { mayLeavePage } from '../../support/leaving.ts'
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

  it('tells of what is on its way until that is done, also of what it could not do', async () => {
    keeps(waiting(2))
    const come = hold(CHANGE, new Response('', { status: 503 }))
    const { desk, busy, settled, troubles } = deskOf(waiting(2))
    desk.work.typed(true)
    desk.decide('approved')
    desk.work.pass()
    desk.work.typed(false)
    void desk.leave()
    expect([busy, desk.review.isOpen(), mayLeavePage()]).to.deep.equal([[true, false, true], true, false])
    come()
    await clock.arrive(() => settled() === 1)
    expect([busy.at(-1), troubles(), mayLeavePage()]).to.deep.equal([false, ['failed'], true])
    expect(desk.review.isOpen()).to.equal(true)
    desk.review.read()
    expect(desk.review.isOpen()).to.equal(false)
  })
})
