import { expect } from '@open-wc/testing'
import { SUBMISSION_CHANGED } from '../../../src/contract/error-codes/submissions.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { aPiece, CHANGE, keeps, UNDO, waiting } from '../../support/desk-stage.tsx'
import { deskOf } from './a-desk.ts'

const down = () => new Response('', { status: 503 })

describe('a decision that is taken back while it is on its way', () => {
  const clock = fakeClock()

  /** Approves the first one, and takes that back before there is an answer. */
  async function takenBack(posts = waiting(2)) {
    const scene = deskOf(posts)
    scene.desk.decide('approved')
    await clock.arrive(() => answered(CHANGE).length === 1)
    scene.desk.undo()
    return scene
  }

  it('is asked for no more where it was refused, and nothing is told of it', async () => {
    keeps(waiting(2))
    const come = hold(CHANGE, refusal('This exchange has expired.'), { status: 422 })
    const { desk, statuses, troubles, settled } = await takenBack()
    come()
    await clock.arrive(() => settled() === 1)
    expect([troubles(), statuses()]).to.deep.equal([[], ['1 pending', '2 pending']])
    expect([answered(CHANGE).length, answered(UNDO).length]).to.deep.equal([1, 0])
    expect(desk.offer.$told.get()?.what).to.equal('back')
  })

  it('is shown as what somebody else has made of it, and nobody is asked about that', async () => {
    keeps(waiting(2))
    const submissions = [aPiece(1, { status: 'blocked', version: 4 })]
    const overtaken = { ...refusal('Meanwhile.', SUBMISSION_CHANGED), data: { submissions } }
    const come = hold(CHANGE, overtaken, { status: 409 })
    const { desk, statuses, troubles, settled } = await takenBack()
    come()
    await clock.arrive(() => settled() === 1)
    expect([troubles(), statuses()]).to.deep.equal([[], ['1 blocked', '2 pending']])
    expect(desk.offer.$told.get()).to.equal(null)
  })

  it('is taken back at the server as well, which had it where its answer was lost', async () => {
    const { log, statusOf, losesAnswer } = keeps(waiting(2))
    const { promise, resolve } = Promise.withResolvers<void>()
    losesAnswer(promise)
    const { desk, statuses, troubles, settled } = await takenBack()
    resolve()
    await clock.arrive(() => settled() === 1)
    expect([log, statusOf(1)]).to.deep.equal([['1 approved', '1 back'], 'pending'])
    expect(answered(CHANGE).map(({ body }) => body.videos)).to.deep.equal([
      [{ id: 1, version: 1 }],
      [{ id: 1, version: 1 }],
    ])
    expect([troubles(), statuses()]).to.deep.equal([[], ['1 pending', '2 pending']])
    expect(desk.offer.$told.get()?.what).to.equal('back')
  })

  it('is said not to be undone where the line is gone for longer, and is by another attempt', async () => {
    const { log, serve, statusOf } = keeps(waiting(2))
    const come = hold(CHANGE, down())
    const { desk, statuses, settled } = await takenBack()
    come()
    await clock.arrive(() => settled() === 1)
    const [trouble] = desk.review.$troubles.get()
    if (trouble?.at !== 'failed') return expect.fail('nothing is told')
    expect([statuses()[0], desk.offer.$told.get()]).to.deep.equal(['1 pending', null])
    serve()
    desk.review.read()
    trouble.again?.()
    await clock.arrive(() => settled() === 2)
    expect([log, statusOf(1)]).to.deep.equal([['1 approved', '1 back'], 'pending'])
  })
})

describe('an undo at the review desk that fails', () => {
  const clock = fakeClock()

  it('leaves what was made as it is, and the next one is about the same decision', async () => {
    const { log, serve, statusOf } = keeps(waiting(2))
    const { desk, statuses, troubles, settled } = deskOf(waiting(2))
    desk.decide('approved')
    desk.decide('blocked')
    await clock.arrive(() => settled() === 1)
    answer(UNDO, down())
    desk.undo()
    await clock.arrive(() => settled() === 2)
    expect([troubles(), statuses()]).to.deep.equal([['failed'], ['1 approved', '2 blocked']])
    expect(desk.offer.$told.get()).to.equal(null)
    serve()
    desk.review.read()
    desk.undo()
    await clock.arrive(() => settled() === 3)
    expect(log.slice(2)).to.deep.equal(['2 back'])
    expect([statusOf(1), statusOf(2)]).to.deep.equal(['approved', 'pending'])
  })

  it('is tried again by its own button', async () => {
    const { serve } = keeps(waiting(1))
    const { desk, statuses, settled } = deskOf(waiting(1))
    desk.decide('approved')
    await clock.arrive(() => settled() === 1)
    answer(UNDO, down())
    desk.undo()
    await clock.arrive(() => settled() === 2)
    const [trouble] = desk.review.$troubles.get()
    if (trouble?.at !== 'failed') return expect.fail('nothing is told')
    expect(statuses()).to.deep.equal(['1 approved'])
    serve()
    desk.review.read()
    trouble.again?.()
    await clock.arrive(() => settled() === 3)
    expect(statuses()).to.deep.equal(['1 pending'])
  })

  for (const [how, status] of [
    ['fails', 503],
    ['is answered', 200],
  ] as const)
    it(`shows nothing of a decision that was made since, whether it ${how}`, async () => {
      keeps(waiting(1))
      const { desk, statuses, settled } = deskOf(waiting(1))
      desk.decide('approved')
      await clock.arrive(() => settled() === 1)
      const undone = [{ id: 1, status: 'pending' as const, version: 3 }]
      const come = hold(
        UNDO,
        status === 200 ? { success: true, data: { undone, changed_since: [], gone: [] } } : down(),
      )
      const block = hold(CHANGE, { success: true, data: { change_id: 2, submissions: [] } })
      desk.undo()
      desk.decide('blocked')
      come()
      await clock.arrive(() => answered(CHANGE).length === 2)
      expect(statuses()).to.deep.equal(['1 blocked'])
      block()
      await clock.arrive(() => settled() === 2)
      expect(statuses()).to.deep.equal(['1 blocked'])
    })
})

describe('two decisions about one post', () => {
  const clock = fakeClock()

  it('show the second, also once the first is answered', async () => {
    keeps(waiting(1))
    const { promise, resolve } = Promise.withResolvers<void>()
    let version = 1
    answer(CHANGE, async ({ body: { action } }) => {
      version += 1
      if (action === 'blocked') await promise
      return {
        success: true,
        data: { change_id: version, submissions: [{ id: 1, status: action, version }] },
      }
    })
    const { desk, statuses, settled } = deskOf(waiting(1))
    desk.decide('approved')
    desk.decide('blocked')
    await clock.arrive(() => answered(CHANGE).length === 2)
    expect(statuses()).to.deep.equal(['1 blocked'])
    resolve()
    await clock.arrive(() => settled() === 1)
  })

  it('leave what the first has made of it where the second fails, before any list says so', async () => {
    keeps(waiting(1))
    const { desk, statuses, settled } = deskOf(waiting(1))
    desk.decide('approved')
    await clock.arrive(() => settled() === 1)
    answer(CHANGE, down())
    desk.decide('blocked')
    await clock.arrive(() => settled() === 2)
    expect(statuses()).to.deep.equal(['1 approved'])
  })
})
