import { expect } from '@open-wc/testing'
import { platform } from '../../src/core/platform.ts'
import { timerDelay } from '../../src/core/timer-delay.ts'

describe('A delay', () => {
  const delays: [given: unknown, taken: number][] = [
    [1, 1],
    [15_000, 15_000],
    [0.5, 1],
    [0, 1],
    [-1, 1],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [2 ** 31, 2 ** 31 - 1],
    [Number.POSITIVE_INFINITY, 60_000],
    [Number.NEGATIVE_INFINITY, 60_000],
    [Number.NaN, 60_000],
    [undefined, 60_000],
    [null, 60_000],
    ['15000', 60_000],
    [[], 60_000],
  ]
  for (const [given, taken] of delays) {
    it(`of ${typeof given} ${String(given)} is ${taken} ms for a timer`, () => {
      expect(timerDelay(given)).to.equal(taken)
    })
  }
})

describe('The timers of the platform', () => {
  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout }
  let waiting: { ms: unknown; job: () => void }[] = []

  beforeEach(() => {
    waiting = []
    globalThis.setTimeout = ((job: () => void, ms: unknown) => waiting.push({ ms, job })) as never
    globalThis.clearTimeout = ((id: number) => {
      waiting[id - 1] = { ms: 'called off', job: () => {} }
    }) as never
  })
  afterEach(() => Object.assign(globalThis, real))
  const delays = () => waiting.map(({ ms }) => ms)

  it('never go off at once because a page has changed what minimum means', () => {
    platform.after(Math.min(...[]), () => {})
    platform.every(Number.NaN, () => {})
    expect(delays()).to.deep.equal([60_000, 60_000])
  })

  it('repeat until they are stopped, also by the job itself', () => {
    let jobs = 0
    const stop = platform.every(5, () => {
      jobs += 1
      if (jobs === 2) stop()
    })
    waiting[0]?.job()
    expect(delays()).to.deep.equal([5, 5])
    waiting[1]?.job()
    expect(jobs).to.equal(2)
    expect(delays()).to.deep.equal([5, 5, 'called off'])
  })
})
