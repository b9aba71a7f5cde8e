import { platform } from '../../src/core/platform.ts'

const LONG_MS = 500

interface Timer {
  at: number
  job: () => void
}

/**
 * Holds back what the page itself has put off by half a second or more (a tooltip that goes, a store that is let go
 * of), until the test lets time go by. Shorter timers, such as those of a test that waits, run as ever. Call it within
 * a `describe`; what core puts off goes by the platform, see clock.ts.
 */
export function heldTimers() {
  const { setTimeout: real, clearTimeout: realClear } = globalThis
  const timers = new Map<number, Timer>()
  const { uptime } = platform
  let time = 0
  let lastId = 1_000_000_000

  beforeEach(() => {
    platform.uptime = () => uptime() + time
    globalThis.setTimeout = ((job: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
      if (ms < LONG_MS) return real(job, ms, ...given)
      lastId += 1
      timers.set(lastId, { at: time + ms, job: () => job(...given) })
      return lastId
    }) as typeof setTimeout
    globalThis.clearTimeout = (id => {
      if (!timers.delete(Number(id))) realClear(id)
    }) as typeof clearTimeout
  })
  afterEach(() => {
    timers.clear()
    platform.uptime = uptime
    Object.assign(globalThis, { setTimeout: real, clearTimeout: realClear })
  })

  return {
    /** Lets `ms` go by, and runs what is due, in its order. */
    pass(ms: number): void {
      const end = time + ms
      for (;;) {
        const [next] = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)
        if (!next) break
        timers.delete(next[0])
        time = next[1].at
        next[1].job()
      }
      time = end
    },
  }
}
