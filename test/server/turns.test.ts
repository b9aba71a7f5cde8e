import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { createTurns } from '../../server/turns.ts'

/** Works that end when the test says so, by the names of their owners, and how each has ended. */
function stage(places = { most: 20, mostOfOne: 4, retryAfterSeconds: 10 }) {
  const inTurn = createTurns(places)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const bring = (owner: number, name: string, result: () => void = () => undefined) =>
    inTurn(owner, async () => {
      begun.push(name)
      await new Promise<void>(resolve => ends.push(resolve))
      result()
      return name
    }).catch((error: Error & { statusCode?: number }) => error.statusCode ?? error.message)
  /** Ends what is under way, until nothing is. */
  async function endAll(): Promise<void> {
    await setImmediate()
    for (let end = ends.shift(); end; end = ends.shift()) {
      end()
      await setImmediate()
    }
  }
  return { begun, ends, bring, endAll }
}

describe('works that are done in turn', () => {
  it('are under way one at a time', async () => {
    const { begun, ends, bring, endAll } = stage()
    const all = [bring(1, 'a'), bring(2, 'b'), bring(3, 'c')]
    await setImmediate()
    assert.deepEqual([begun, ends.length], [['a'], 1])
    await endAll()
    assert.deepEqual(await Promise.all(all), ['a', 'b', 'c'])
  })

  it('let whoever brings one go before what another has more of', async () => {
    const { begun, bring, endAll } = stage()
    const many = ['a1', 'a2', 'a3', 'a4'].map(name => bring(1, name))
    const others = [bring(2, 'b1'), bring(3, 'c1'), bring(2, 'b2')]
    await endAll()
    await Promise.all([...many, ...others])
    assert.deepEqual(begun, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('leave room for others, however many somebody brings', async () => {
    const { bring, endAll } = stage()
    const many = Array.from({ length: 30 }, () => bring(1, 'a'))
    const other = bring(2, 'b')
    await endAll()
    const said = await Promise.all(many)
    assert.deepEqual([said.filter(each => each === 'a').length, new Set(said)], [5, new Set(['a', 429])])
    assert.equal(await other, 'b')
    const later = bring(1, 'later')
    await endAll()
    assert.equal(await later, 'later')
  })

  it('are refused where too many wait', async () => {
    const { bring, endAll } = stage({ most: 3, mostOfOne: 2, retryAfterSeconds: 10 })
    const all = [1, 2, 3, 4, 5].map(owner => bring(owner, String(owner)))
    await endAll()
    assert.deepEqual(await Promise.all(all), ['1', '2', '3', '4', 503])
  })

  it('go on where one fails', async () => {
    const { bring, endAll } = stage()
    const fail = () => {
      throw new Error('broken')
    }
    const all = [bring(1, 'a', fail), bring(1, 'b')]
    await endAll()
    assert.deepEqual(await Promise.all(all), ['broken', 'b'])
  })
})
