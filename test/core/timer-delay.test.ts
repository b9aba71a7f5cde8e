import { expect } from '@open-wc/testing'
import { platform } from '../../src/core/platform.ts'
import { timerDelay } from '../../src/core/timer-delay.ts'
import { settle } from '../support/clock.ts'

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
  const { uptime } = platform
  const { timeout } = AbortSignal
  let waiting: { ms: unknown; job: () => void }[] = []

  beforeEach(() => {
    waiting = []
    globalThis.setTimeout = ((job: () => void, ms: unknown) => waiting.push({ ms, job })) as never
    globalThis.clearTimeout = ((id: number) => {
      waiting[id - 1] = { ms: 'called off', job: () => {} }
    }) as never
  })
  afterEach(() => {
    Object.assign(globalThis, real)
    Object.assign(platform, { uptime })
    Object.assign(AbortSignal, { timeout })
  })
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

  describe('on a page whose timers fire at once', () => {
    let time = 0
    let limits: { ms: number; runOut(): void }[] = []
    beforeEach(() => {
      time = 1_000
      limits = []
      platform.uptime = () => time
      AbortSignal.timeout = ms => {
        const controller = new AbortController()
        limits.push({ ms, runOut: () => controller.abort() })
        return controller.signal
      }
    })

    for (const [how, fire] of [
      ['before they are set', (job: () => void) => job()],
      ['right after', (job: () => void) => queueMicrotask(job)],
    ] as const) {
      it(`(${how}) repeat no sooner than they shall`, async () => {
        globalThis.setTimeout = fire as never
        let jobs = 0
        const stop = platform.every(15_000, () => {
          jobs += 1
        })
        await settle()
        expect(jobs).to.equal(0)
        expect(limits.map(({ ms }) => ms)).to.deep.equal([15_000])
        time += 15_000
        limits[0]?.runOut()
        await settle()
        expect(jobs).to.equal(1)
        expect(limits.length).to.equal(2)
        stop()
        limits[1]?.runOut()
        expect(jobs).to.equal(1)
      })
    }

    it('go off as ever where time has gone by indeed', () => {
      let jobs = 0
      platform.after(15_000, () => {
        jobs += 1
      })
      time += 14_999.5
      waiting[0]?.job()
      expect(jobs).to.equal(1)
    })
  })
})
