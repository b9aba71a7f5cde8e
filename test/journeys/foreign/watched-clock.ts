import type { Page } from 'playwright-core'

/** Short enough to tell a list that asks on and on from one that asks every fifteen seconds. */
const STEP_S = 5
/** So much later than now time is stopped: later than whatever a busy machine makes of now. */
const STOP_MS = 10_000

/** Time in a page that a test moves, and whose timers and requests it counts. */
export interface WatchedClock {
  /** Lets time go by in steps, each with its answers; what was asked for, as `GET /path`. */
  pass(seconds: number): Promise<string[]>
  /** Where the scripts of `origin` have set what still waits for its time. */
  waiting(): Promise<string[]>
}

/** Runs in the page before anything else. */
function watchTimers(): void {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window
  const stacks = new Map<number, string>()
  Error.stackTraceLimit = 50
  const stack = () => String(new Error().stack)
  const begun = (id: number) => {
    stacks.set(id, stack())
    return id
  }
  const over = (id: number) => stacks.delete(id)
  Object.assign(window, {
    stacksOfTimers: stacks,
    setTimeout(job: TimerHandler, ms?: number, ...given: unknown[]) {
      const id = setTimeout(() => {
        over(id)
        if (typeof job === 'function') job(...given)
      }, ms)
      return begun(id)
    },
    setInterval: (job: TimerHandler, ms?: number, ...given: unknown[]) =>
      begun(setInterval(job, ms, ...given)),
    clearTimeout(id: number) {
      over(id)
      clearTimeout(id)
    },
    clearInterval(id: number) {
      over(id)
      clearInterval(id)
    },
  })
}

/** Before the page is opened. Until `pass`, time goes by as it does. */
export async function watchedClock(page: Page, origin: string): Promise<WatchedClock> {
  const asked: string[] = []
  let open = 0
  let settled = () => {}
  page.on('request', request => {
    if (!request.url().startsWith(origin)) return
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
    open += 1
  })
  const answered = (request: { url(): string }) => {
    if (!request.url().startsWith(origin)) return
    open -= 1
    if (open === 0) settled()
  }
  page.on('requestfinished', answered)
  page.on('requestfailed', answered)
  await page.clock.install()
  await page.addInitScript(watchTimers)

  /** Ends when a turn of the page has brought no request. */
  async function settle() {
    for (;;) {
      const before = asked.length
      if (open > 0) {
        await new Promise<void>(resolve => {
          settled = resolve
        })
      }
      for (const frame of page.frames()) {
        await frame.evaluate(() =>
          new Promise(resolve => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = resolve
            port2.postMessage(null)
          }).then(() => undefined),
        )
      }
      if (open === 0 && asked.length === before) return
    }
  }

  return {
    async pass(seconds) {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + STOP_MS)
      await settle()
      asked.length = 0
      for (let second = 0; second < seconds; second += STEP_S) {
        await page.clock.runFor(STEP_S * 1_000)
        await settle()
      }
      await page.clock.resume()
      return [...asked].sort()
    },
    async waiting() {
      const stacks: string[] = []
      for (const frame of page.frames()) {
        stacks.push(
          ...(await frame.evaluate(() => [
            ...(Reflect.get(window, 'stacksOfTimers') as Map<number, string>).values(),
          ])),
        )
      }
      return stacks.filter(stack => stack.includes(`${origin}/`))
    },
  }
}
