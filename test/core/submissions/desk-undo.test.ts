import { expect } from '@open-wc/testing'
import { answer, answered } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { CHANGE, keeps, UNDO, waiting } from '../../support/desk-stage.tsx'
import { deskOf } from './a-desk.ts'

describe('undoing at a review desk', () => {
  const clock = fakeClock()

  it('takes nothing back that somebody else has made of it first, and says so', async () => {
    keeps(waiting(2))
    const submissions = [{ id: 1, status: 'approved' as const, version: 2 }]
    answer(CHANGE, { success: true, data: { change_id: null, submissions } })
    const { desk, statuses, troubles, settled } = deskOf(waiting(2))
    desk.decide('approved')
    await clock.arrive(() => settled() === 1)
    desk.undo()
    await clock.arrive(() => troubles().length === 1)
    expect(troubles()).to.deep.equal(['kept'])
    expect(statuses()).to.deep.equal(['1 approved', '2 pending'])
    expect([desk.offer.$told.get(), answered(UNDO)]).to.deep.equal([null, []])
  })
  it('says of a post whose student was removed meanwhile that it is gone, and has it no more', async () => {
    const { log } = keeps(waiting(2))
    const { desk, statuses, troubles } = deskOf(waiting(2))
    desk.decide('blocked')
    await clock.arrive(() => log.length === 1)
    answer(UNDO, { success: true, data: { undone: [], changed_since: [], gone: [1] } })
    desk.undo()
    await clock.arrive(() => troubles().length === 1)
    expect(troubles()).to.deep.equal(['gone'])
    expect(statuses()).to.deep.equal(['2 pending'])
    desk.follow(waiting(2).slice(1))
    expect([statuses(), desk.offer.$told.get()]).to.deep.equal([['2 pending'], null])
  })
})
