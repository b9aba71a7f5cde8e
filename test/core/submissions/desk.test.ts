import { expect } from '@open-wc/testing'
import { SUBMISSION_CHANGED, SUBMISSION_GONE } from '../../../src/contract/error-codes/submissions.ts'
import {
  SUBMISSIONS_UNDO_SECONDS,
  SUBMISSIONS_UNDO_SHOWN_MS,
} from '../../../src/contract/limits/submissions.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { aPiece, CHANGE, keeps, ONE, UNDO, waiting } from '../../support/desk-stage.tsx'
import { deskOf } from './a-desk.ts'

describe('the store of a review desk', () => {
  const clock = fakeClock()

  it('approves ten by ten keys, none of which waits for the server, in their order', async () => {
    const posts = waiting(10)
    const { log } = keeps(posts)
    const { desk, settled, statuses } = deskOf(posts)
    const looked: number[] = []
    for (const _ of posts) {
      looked.push(desk.$current.get())
      desk.decide('approved')
    }
    expect(looked).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(statuses()).to.deep.equal(posts.map(({ id }) => `${id} approved`))
    expect(answered(CHANGE).length).to.be.lessThan(2)
    await clock.arrive(() => log.length === 10)
    expect(log).to.deep.equal(posts.map(({ id }) => `${id} approved`))
    await clock.arrive(() => settled() === 1)
  })

  it('sends the version that was seen, and of the second decision the one that the first has made', async () => {
    const { log } = keeps([aPiece(1)])
    const { desk } = deskOf([aPiece(1)])
    desk.decide('approved')
    desk.decide('blocked')
    await clock.arrive(() => log.length === 2)
    expect(answered(CHANGE).map(({ body }) => body.videos)).to.deep.equal([
      [{ id: 1, version: 1 }],
      [{ id: 1, version: 2 }],
    ])
  })

  it('takes decisions back one after the other, to what each was, and goes to what they were about', async () => {
    const posts = [aPiece(1), aPiece(2, { status: 'unapproved' }), aPiece(3)]
    const { log, statusOf } = keeps(posts)
    const { desk, statuses } = deskOf(posts)
    desk.decide('approved')
    desk.show(2)
    desk.decide('deleted')
    expect(statuses()).to.deep.equal(['1 approved', '3 pending'])
    await clock.arrive(() => log.length === 2)
    desk.undo()
    expect(desk.$current.get()).to.equal(2)
    expect(statuses()).to.deep.equal(['1 approved', '2 unapproved', '3 pending'])
    desk.undo()
    expect(desk.$current.get()).to.equal(1)
    await clock.arrive(() => log.length === 4)
    expect(statuses()).to.deep.equal(['1 pending', '2 unapproved', '3 pending'])
    expect([statusOf(1), statusOf(2)]).to.deep.equal(['pending', 'unapproved'])
    desk.undo()
    expect(answered(UNDO)).to.have.length(2)
  })

  it('sends nothing of what is taken back before it has left', async () => {
    const posts = waiting(2)
    keeps(posts)
    const change_id = 1
    const come = hold(CHANGE, {
      success: true,
      data: { change_id, submissions: [{ id: 1, status: 'approved', version: 2 }] },
    })
    const { desk, statuses, settled } = deskOf(posts)
    desk.decide('approved')
    desk.decide('blocked')
    desk.undo()
    come()
    await clock.arrive(() => settled() === 1)
    expect(answered(CHANGE)).to.have.length(1)
    expect(answered(UNDO)).to.have.length(0)
    expect(statuses()).to.deep.equal(['1 approved', '2 pending'])
  })

  it('takes back as long as the server does, and offers it for ten seconds', async () => {
    const { log } = keeps(waiting(1))
    const { desk } = deskOf(waiting(1))
    desk.decide('approved')
    await clock.arrive(() => log.length === 1)
    await clock.tick(SUBMISSIONS_UNDO_SHOWN_MS - 1)
    expect(desk.offer.$told.get()?.what).to.equal('made')
    await clock.tick(1)
    expect(desk.offer.$told.get()).to.equal(null)
    await clock.tick(SUBMISSIONS_UNDO_SECONDS * 1_000 - SUBMISSIONS_UNDO_SHOWN_MS)
    desk.undo()
    await clock.tick(0)
    expect(answered(UNDO)).to.have.length(0)
  })

  it('shows what somebody else has made of it meanwhile, and changes that by another decision alone', async () => {
    keeps(waiting(1))
    const now = aPiece(1, { status: 'blocked', version: 4 })
    answer(
      CHANGE,
      { ...refusal('Meanwhile.', SUBMISSION_CHANGED), data: { submissions: [now] } },
      { status: 409 },
    )
    const { desk, statuses, troubles } = deskOf(waiting(1))
    desk.decide('approved')
    await clock.arrive(() => troubles().length === 1)
    expect(troubles()).to.deep.equal(['changed'])
    expect(statuses()).to.deep.equal(['1 blocked'])
    const { log } = keeps([now])
    desk.review.decide(now, 'approved')
    await clock.arrive(() => log.length === 1)
    expect(answered(CHANGE).at(-1)?.body.videos).to.deep.equal([{ id: 1, version: 4 }])
  })

  it('loses the one that is deleted meanwhile, and keeps the others', async () => {
    keeps(waiting(2))
    answer(CHANGE, refusal('Gone.', SUBMISSION_GONE), { status: 404 })
    const { desk, statuses, troubles } = deskOf(waiting(2))
    desk.decide('approved')
    await clock.arrive(() => troubles().length === 1)
    expect(troubles()).to.deep.equal(['gone'])
    expect(statuses()).to.deep.equal(['2 pending'])
  })

  it('has each as it was where the service cannot be reached, and decides by another attempt', async () => {
    keeps(waiting(2))
    answer(CHANGE, new Response('', { status: 503 }))
    const { desk, statuses, troubles } = deskOf(waiting(2))
    desk.decide('approved')
    await clock.arrive(() => troubles().length === 1)
    expect(statuses()).to.deep.equal(['1 pending', '2 pending'])
    const { log } = keeps(waiting(2))
    const [trouble] = desk.review.$troubles.get()
    desk.review.read()
    if (trouble?.at === 'failed') trouble.again?.()
    await clock.arrive(() => log.length === 1)
    expect(statuses()).to.deep.equal(['1 approved', '2 pending'])
  })

  it('tells of all that failed for one reason at once, and decides all of them by one attempt', async () => {
    keeps(waiting(3))
    answer(CHANGE, new Response('', { status: 503 }))
    const { desk, statuses, settled } = deskOf(waiting(3))
    for (const _ of waiting(3)) desk.decide('approved')
    await clock.arrive(() => settled() === 1)
    const [trouble, other] = desk.review.$troubles.get()
    if (trouble?.at !== 'failed') return expect.fail('nothing is told')
    expect([trouble.posts.map(({ id }) => id), other]).to.deep.equal([[1, 2, 3], undefined])
    const { log } = keeps(waiting(3))
    desk.review.read()
    trouble.again?.()
    await clock.arrive(() => log.length === 3)
    expect(statuses()).to.deep.equal(['1 approved', '2 approved', '3 approved'])
  })

  it('keeps what the undo could not take back as it is, and says so', async () => {
    const { log } = keeps(waiting(1))
    const { desk, statuses, troubles } = deskOf(waiting(1))
    desk.decide('approved')
    await clock.arrive(() => log.length === 1)
    const since = [{ id: 1, status: 'blocked' as const, version: 9 }]
    answer(UNDO, { success: true, data: { undone: [], changed_since: since, gone: [] } })
    desk.undo()
    await clock.arrive(() => troubles().length === 1)
    expect(troubles()).to.deep.equal(['kept'])
    expect(statuses()).to.deep.equal(['1 blocked'])
  })

  it('keeps what was decided here where the list lets it go, and what an older list says of it changes nothing', async () => {
    const posts = waiting(3)
    const { log } = keeps(posts)
    const { desk, statuses } = deskOf(posts)
    desk.decide('approved')
    desk.follow(posts)
    expect(statuses()).to.deep.equal(['1 approved', '2 pending', '3 pending'])
    await clock.arrive(() => log.length === 1)
    desk.follow(posts)
    expect(statuses()[0]).to.equal('1 approved')
    desk.follow([aPiece(2), aPiece(3)])
    expect(statuses()).to.deep.equal(['1 approved', '2 pending', '3 pending'])
    desk.follow([aPiece(1, { status: 'blocked', version: 5 }), aPiece(2), aPiece(3)])
    expect(statuses()[0]).to.equal('1 blocked')
  })

  it('keeps what is looked at where the list lets it go, as it is by now, or says that it is gone', async () => {
    const posts = waiting(3)
    keeps(posts)
    const { desk, statuses } = deskOf(posts)
    answer(ONE, { success: true, data: aPiece(1, { status: 'approved', version: 2 }) })
    desk.follow([aPiece(2), aPiece(3)])
    await clock.arrive(() => statuses()[0] === '1 approved')
    answer(ONE, refusal('Gone.', SUBMISSION_GONE), { status: 404 })
    desk.follow([aPiece(2), aPiece(3)])
    await clock.arrive(() => desk.posts.isGone(1))
    expect(desk.$post.get()).to.equal(null)
    desk.go(1)
    expect(desk.$current.get()).to.equal(2)
  })

  it('goes round at both ends, and from a decision to the next that waits', () => {
    const posts = [aPiece(1), aPiece(2, { status: 'approved' }), aPiece(3), aPiece(4, { status: 'blocked' })]
    keeps(posts)
    const { desk } = deskOf(posts, 4)
    desk.go(1)
    expect(desk.$current.get()).to.equal(1)
    desk.go(-1)
    expect(desk.$current.get()).to.equal(4)
    expect(desk.$next.get()?.id).to.equal(1)
    desk.show(1)
    expect(desk.$next.get()?.id).to.equal(3)
    desk.decide('approved')
    expect(desk.$current.get()).to.equal(3)
    desk.decide('blocked')
    expect(desk.$current.get()).to.equal(3)
  })

  it('makes nothing of a post that it is already', () => {
    keeps([])
    const { desk } = deskOf([aPiece(1, { status: 'approved' })])
    desk.decide('approved')
    expect(desk.review.$waiting.get()).to.equal(0)
  })
})
