import { expect } from '@open-wc/testing'
import { SUBMISSION_GONE } from '../../../src/contract/error-codes/submissions.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { aPiece, CHANGE, keeps, ONE, waiting } from '../../support/desk-stage.tsx'
import { deskOf } from './a-desk.ts'

const goneAtServer = () => answer(ONE, refusal('Gone.', SUBMISSION_GONE), { status: 404 })

describe('a post that somebody deletes while it is at the review desk', () => {
  const clock = fakeClock()

  it('is left to the one after it, and not to the newest of all', async () => {
    keeps(waiting(4))
    goneAtServer()
    for (const [step, next] of [
      [1, 4],
      [-1, 2],
    ] as const) {
      const { desk } = deskOf(waiting(4), 3)
      desk.follow(waiting(4).filter(({ id }) => id !== 3))
      await clock.arrive(() => desk.posts.isGone(3))
      desk.go(step)
      expect(desk.$current.get()).to.equal(next)
    }
  })

  it('goes also where something was decided about it here before, as soon as it is shown again', async () => {
    const { log } = keeps(waiting(3))
    const { desk, statuses } = deskOf(waiting(3))
    desk.decide('approved')
    await clock.arrive(() => log.length === 1)
    desk.follow(waiting(3).slice(1))
    goneAtServer()
    desk.go(-1)
    await clock.arrive(() => desk.posts.isGone(1))
    expect([statuses(), desk.$post.get()]).to.deep.equal([['2 pending', '3 pending'], null])
    desk.go(1)
    expect(desk.$current.get()).to.equal(2)
  })

  it('stays where it is only out of the list, by what was decided about it', async () => {
    const { log } = keeps(waiting(2))
    const { desk, statuses } = deskOf(waiting(2))
    desk.decide('approved')
    await clock.arrive(() => log.length === 1)
    desk.follow(waiting(2).slice(1))
    answer(ONE, { success: true, data: aPiece(1, { status: 'approved', version: 2 }) })
    desk.go(-1)
    await clock.arrive(() => answered(ONE).length === 1)
    expect(statuses()).to.deep.equal(['1 approved', '2 pending'])
  })

  it('is not asked for while a decision about it is on its way, nor where it was deleted here', async () => {
    keeps(waiting(1))
    const change_id = 1
    const come = hold(CHANGE, {
      success: true,
      data: { change_id, submissions: [{ id: 1, status: 'deleted', version: 2 }] },
    })
    const { desk, settled } = deskOf(waiting(1))
    desk.decide('deleted')
    desk.follow([])
    come()
    await clock.arrive(() => settled() === 1)
    desk.follow([])
    expect(answered(ONE)).to.have.length(0)
    expect(desk.posts.isGone(1)).to.equal(false)
  })

  it('is there again where the list or the server has it again', async () => {
    keeps(waiting(2))
    const { desk, statuses } = deskOf(waiting(2), 2)
    for (const comes of [
      () => desk.follow(waiting(2)),
      () => {
        answer(ONE, { success: true, data: aPiece(2) })
        desk.search(2)
      },
    ]) {
      desk.posts.remove(2)
      expect([statuses(), desk.posts.isGone(2)]).to.deep.equal([['1 pending'], true])
      comes()
      await clock.arrive(() => desk.$post.get()?.id === 2)
      expect(desk.posts.isGone(2)).to.equal(false)
    }
  })

  it('is what a conflict has told, whatever an older list says', async () => {
    keeps([aPiece(1, { status: 'blocked', version: 4 })])
    const { desk, statuses, troubles } = deskOf(waiting(1))
    desk.decide('approved')
    await clock.arrive(() => troubles().length === 1)
    desk.follow(waiting(1))
    expect(statuses()).to.deep.equal(['1 blocked'])
  })
})
