import { expect } from '@open-wc/testing'
import { likelyNext, neighbour, nextWaiting } from '../../../src/core/submissions/neighbours.ts'
import { aPiece, waiting } from '../../support/desk-stage.tsx'

const others = (...gone: number[]) => waiting(4).filter(({ id }) => !gone.includes(id))

describe('the neighbours of a post', () => {
  for (const [at, gone, previous, next] of [
    [1, [], 4, 2],
    [2, [], 1, 3],
    [4, [], 3, 1],
    [1, [1], 4, 2],
    [2, [2], 1, 3],
    [3, [3], 2, 4],
    [4, [4], 3, 1],
    [2, [1, 2, 3], 4, 4],
    [1, [2, 3, 4], undefined, undefined],
    [1, [1, 2, 3, 4], undefined, undefined],
  ] as const) {
    it(`are ${previous} and ${next} of ${at} where ${gone.join(', ') || 'none'} is gone`, () => {
      const posts = others(...gone)
      const found = ([-1, 1] as const).map(step => neighbour(posts, aPiece(at), step)?.id)
      expect(found).to.deep.equal([previous, next])
    })
  }

  it('are the last and the first for one that never was there', () => {
    const found = ([-1, 1] as const).map(step => neighbour(others(), undefined, step)?.id)
    expect(found).to.deep.equal([4, 1])
  })

  it('are those that wait after a decision, round the end', () => {
    const [first, second, third] = [aPiece(1), aPiece(2, { status: 'approved' }), aPiece(3)]
    const posts = [first, second, third]
    expect(nextWaiting(posts, first)?.id).to.equal(3)
    expect(nextWaiting(posts, third)?.id).to.equal(1)
    expect(nextWaiting([first, second], first)).to.equal(undefined)
    expect(likelyNext(posts, first)?.id).to.equal(3)
    expect(likelyNext(posts, second)?.id).to.equal(3)
    expect(likelyNext([first], first)).to.equal(undefined)
  })

  it('of one moment are in the order of the server', () => {
    const created_at = aPiece(1).created_at
    const posts = [9, 8, 7].map(id => aPiece(id, { created_at }))
    expect(neighbour([posts[0], posts[2]] as typeof posts, aPiece(8, { created_at }), 1)?.id).to.equal(7)
  })
})
