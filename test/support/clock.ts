import { platform } from '../../src/core/platform.ts'
import { timerDelay } from '../../src/core/timer-delay.ts'
import { isAnyOnItsWay } from './calls-on-their-way.ts'
import { PATIENCE_MS, realPause } from './until.ts'

interface Timer {
  at: number
  job: () => void
}

/** Turns of the page's event loop in which what has come leads to what comes of it. */
const TURNS = 8

/**
 * Lets answers, storage and microtasks come through, and what was sent to the fake server; takes no time of the fake
 * clock.
 */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn = isAnyOnItsWay() ? 0 : turn + 1) {
    await new Promise<void>(resolve => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(null)
    })
  }
}

/** Time that passes only when a test says so. Call it within a `describe`. */
export function fakeClock() {
  const { now, after } = platform
  let time = 0
  let timers: Timer[] = []

  beforeEach(() => {
    time = Date.parse('2025-10-06T08:00:00Z')
    timers = []
    platform.now = () => time
    platform.after = (ms, job) => {
      const timer = { at: time + timerDelay(ms), job }
      timers.push(timer)
      return () => {
        timers = timers.filter(other => other !== timer)
      }
    }
  })
  afterEach(() => Object.assign(platform, { now, after }))

  return {
    /** Lets `ms` go by, with everything that happens in that time in its order. */
    async tick(ms: number): Promise<void> {
      const end = time + ms
      await settle()
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        time = Math.max(time, next.at)
        timers = timers.filter(timer => timer !== next)
        next.job()
        await settle()
      }
      time = end
      await settle()
    },
    /** Lets what needs no time of this clock come to its end: databases, locks and files of code take their own. */
    async arrive(isThere: () => unknown): Promise<void> {
      const end = performance.now() + PATIENCE_MS
      while (!isThere()) {
        if (performance.now() > end) throw new Error(`waited in vain for ${isThere}`)
        await this.tick(0)
        await realPause(0)
      }
    },
    /** How many timers run; a leak shows here. */
    running: () => timers.length,
  }
}
