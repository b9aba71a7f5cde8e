import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Figure } from '../../scripts/figures.ts'
import { CHANGES_HOLD_MS } from '../../src/contract/limits/changes.ts'
import { ALERTS_POLL_MS, NOTIFICATIONS_SHELL_POLL_MS } from '../../src/contract/limits/notifications.ts'
import { LISTS_POLL_MS } from '../../src/contract/limits/polling.ts'
import { BUILD_POLL_MS, HEADER_CLASSROOMS_POLL_MS } from '../../src/contract/limits/shell.ts'
import { type BenchServer, logIn, startBenchServer } from './bench-server.ts'
import { countByPath } from './witness.ts'

/*
 * Idle traffic of two tabs with the shell and a list, both in sight all the time (the worst case: a hidden tab asks
 * nothing), over one simulated hour in which nothing changes.
 *
 * The measure is every byte that the server's sockets take and give, heads included, and every request.
 *
 * Against it: every element of every tab polling by itself at its interval, once with full answers and once with the
 * ETag of the answer before, as a page without any of our sharing would do it. These are the list (15 s), the bell
 * (20 s), the build check (10 s), the alerts and the classrooms' menu (5 minutes). What one such request costs is
 * measured here too, on the same server, from the same browser; the hour is the sum of these costs by how often they
 * would be made. Requests are counted besides, because a second tab that asks for itself is lost in such a percentage:
 * one question for each time that it is held, and the alerts, whose answer has a time of its own.
 *
 * Planted, with these readings: no lock around the question, so that each tab asks it, 209 requests (and 8.2 % against
 * full answers, which alone would pass); answers without an ETag, 517 requests and 37 % against either.
 *
 * Time runs faster in both pages by Chromium's virtual clock, and the server holds the question for changes that much
 * shorter. Where the machine cannot keep up, more is asked than in a real hour, never less. Renewed tokens, four in a
 * real hour, are in neither of the two. Where a connection is open nothing is asked at all: live-idle.ts.
 */

const HOUR_MS = 3_600_000
/** So much faster time runs in a simulated hour. */
export const FASTER = 30
const STEP_MS = 5_000
const SAMPLES = 5
const TABS = 2
/** 69 times the question and a few for what time makes stale; a tenth more, for a machine that does not keep up. */
const REQUESTS = 80

const elements = [
  { name: 'list', path: '/api/teacher/classrooms?filter_by=newest', everyMs: LISTS_POLL_MS },
  { name: 'bell', path: '/api/teacher/notifications', everyMs: NOTIFICATIONS_SHELL_POLL_MS },
  { name: 'build check', path: '/build.json', everyMs: BUILD_POLL_MS },
  { name: 'alerts', path: '/api/teacher/alerts', everyMs: ALERTS_POLL_MS },
  {
    name: 'menu',
    path: '/api/teacher/classrooms?filter_by=newest',
    everyMs: HEADER_CLASSROOMS_POLL_MS,
  },
]

/** Bytes of one request for `path` from a page that asks nothing else: in full, and with the ETag it came with. */
async function costOf(page: Page, { seen }: BenchServer, path: string) {
  const ask = (times: number, tag: string | null) =>
    page.evaluate(
      async ([address, count, etag]) => {
        const stored = localStorage.getItem(`cx-session@${location.origin}`)
        const { token } = JSON.parse(stored ?? '{}') as { token: string }
        const isOpen = address === '/build.json'
        const headers = {
          ...(!isOpen && { accept: 'application/json', authorization: `Bearer ${token}` }),
          ...(etag && { 'if-none-match': etag }),
        }
        let tagOfLast: string | null = null
        for (let round = 0; round < count; round += 1) {
          const response = await fetch(address, {
            headers,
            cache: 'no-store',
            credentials: 'omit',
            referrerPolicy: 'no-referrer',
          })
          if (response.status !== (etag ? 304 : 200))
            throw new Error(`${address} is answered with ${response.status}`)
          await response.text()
          tagOfLast = response.headers.get('etag')
        }
        return tagOfLast
      },
      [path, times, tag] as const,
    )
  const bytesOf = async (tag: string | null) => {
    const before = seen.bytes()
    await ask(SAMPLES, tag)
    return (seen.bytes() - before) / SAMPLES
  }
  const tag = await ask(1, null)
  const full = await bytesOf(null)
  return { full, revalidated: tag === null ? full : await bytesOf(tag) }
}

async function everyElementByItself(context: BrowserContext, server: BenchServer) {
  const page = await context.newPage()
  // a document of this origin without any script of ours
  await page.goto(`${server.url}/favicon.svg`)
  const sum = { full: 0, revalidated: 0, requests: 0 }
  for (const { path, everyMs } of elements) {
    const times = (TABS * HOUR_MS) / everyMs
    const { full, revalidated } = await costOf(page, server, path)
    sum.full += times * full
    sum.revalidated += times * revalidated
    sum.requests += times
  }
  await page.close()
  return sum
}

/** An hour of both tabs; what is asked at the beginning of a page's life is not idle and comes before it. */
export async function hourOf(context: BrowserContext, { seen }: BenchServer) {
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      const pace = sleep(STEP_MS / FASTER)
      await context.clock.runFor(STEP_MS)
      await pace
    }
  }
  await pass(60_000)
  const [bytes, requests] = [seen.bytes(), seen.requests.length]
  await pass(HOUR_MS)
  return { bytes: seen.bytes() - bytes, asked: seen.requests.slice(requests) }
}

export async function idleFigures(browser: Browser): Promise<Figure[]> {
  const server = await startBenchServer({ changesHoldMs: CHANGES_HOLD_MS / FASTER })
  const context = await browser.newContext()
  try {
    await context.clock.install()
    const first = await context.newPage()
    await first.goto(server.url)
    await logIn(first, { keep: true })
    await first.getByRole('table').waitFor()
    const second = await context.newPage()
    await second.goto(server.url)
    await second.getByRole('table').waitFor()
    for (const name of ['notifications', 'alerts', 'changes']) {
      if (!seen(server, name))
        throw new Error(`the shell does not ask for ${name}, so this hour is not an hour of it`)
    }
    const separate = await everyElementByItself(context, server)
    await context.clock.pauseAt(Date.now() + 60_000)
    const shared = await hourOf(context, server)
    console.log(
      `  two tabs in an idle hour: ${shared.asked.length} requests, ${kilobytes(shared.bytes)} KB;`,
      `each element by itself: ${separate.requests} requests, ${kilobytes(separate.full)} KB,`,
      `with ETags ${kilobytes(separate.revalidated)} KB`,
    )
    for (const [call, count] of Object.entries(countByPath(shared.asked)))
      console.log(`    ${call}  ${count}`)
    const idle = 'idle traffic of two tabs in an hour'
    const against = (bytes: number) => ({ value: (100 * shared.bytes) / bytes, budget: 10, unit: '%' })
    return [
      { name: `${idle}, against each element by itself`, ...against(separate.full) },
      { name: `${idle}, against the same with ETags`, ...against(separate.revalidated) },
      { name: 'requests of two tabs in that hour', value: shared.asked.length, budget: REQUESTS },
    ]
  } finally {
    await context.close()
    await server.close()
  }
}

const seen = (server: BenchServer, name: string) =>
  server.seen.requests.some(({ path }) => path === `/api/teacher/${name}`)

const kilobytes = (bytes: number) => Math.round(bytes / 1024)
