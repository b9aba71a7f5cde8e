import type { Browser, Page } from 'playwright-core'

/** An event of Chromium's trace; times in µs. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  /** Of its thread, so that other work on the machine does not count. */
  tdur?: number
}

export const startTrace = (browser: Browser, page: Page): Promise<void> =>
  browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
  })

export async function stopTrace(browser: Browser): Promise<TraceEvent[]> {
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return trace.traceEvents
}

/** Tasks of the page's main thread between two marks, in ms of its time. */
export function tasksBetween(events: readonly TraceEvent[], from: string, to: string): number[] {
  const mark = (name: string) => events.find(event => event.name === name)
  const [start, end] = [mark(from), mark(to)]
  if (!start || !end) throw new Error(`no mark '${start ? to : from}' in the trace`)
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === start.pid && tid === start.tid)
    .filter(({ ts }) => start.ts <= ts && ts < end.ts)
    .map(({ tdur = 0 }) => tdur / 1_000)
}
