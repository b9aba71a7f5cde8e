import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { type Figure, printFigures } from '../../scripts/figures.ts'
import { openForeignPage, scriptTag, sessionTag } from '../../scripts/foreign-page.ts'
import type { RunningServer } from '../../server/start.ts'
import { LISTS_POLL_MS } from '../../src/contract/limits/polling.ts'
import { openBrowser } from '../../test/support/journey.ts'
import { startDemoServer } from '../../test/support/server.ts'

/**
 * What elements cost in a browser, each figure beside its budget: production code, Chromium, the real server on
 * another origin.
 */
const PAIRS = 20
const ELEMENTS = 200
const POLLS = 100

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** A page with the loader and the functions of elements.tsx. */
async function openBenchPage(browser: Browser, server: RunningServer): Promise<Page> {
  const { page } = await openForeignPage(browser, server, scriptTag(server))
  await page.addScriptTag({ url: `${server.url}/bench.js`, type: 'module' })
  return page
}

/** Runs one of the functions of elements.tsx in the page. */
const run = (page: Page, call: string) => page.evaluate(`bench.${call}`) as Promise<number>

/** Time of the page's main thread, so that other work on the machine does not count. */
async function mountFigures(page: Page): Promise<Figure[]> {
  const debug = await page.context().newCDPSession(page)
  await debug.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await debug.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const timed = async (kind: 'elements' | 'roots') => {
    // what the run before has left is not this one's to clean up
    await debug.send('HeapProfiler.collectGarbage')
    const before = await busy()
    await run(page, `${kind}(${ELEMENTS})`)
    const took = (await busy()) - before
    await run(page, 'clear()')
    return took
  }
  for (let round = 0; round < 5; round++) {
    await timed('elements')
    await timed('roots')
  }
  const ratios: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    // each of the two is first as often as the other
    const first = pair % 2 === 0 ? await timed('roots') : 0
    const elements = await timed('elements')
    ratios.push(elements / (first || (await timed('roots'))))
  }
  return [
    {
      name: `mounting ${ELEMENTS} elements against as many React roots`,
      value: median(ratios),
      budget: 1.3,
      unit: 'times',
    },
    {
      name: 'renders for ten properties in one task',
      value: await run(page, 'rendersForTenChanges()'),
      budget: 1,
    },
  ]
}

/**
 * V8 compiles and optimizes what runs often, onto the heap that is measured here; this figure is about what elements
 * leave behind, so it is taken without a compiler.
 */
const INTERPRETED = '--js-flags=--jitless --no-lazy-feedback-allocation --no-flush-bytecode'

async function heapFigure(server: RunningServer, tag: string): Promise<Figure> {
  const browser = await openBrowser(INTERPRETED)
  const page = await openBenchPage(browser, server)
  const debug = await page.context().newCDPSession(page)
  const heap = async () => {
    // nanostores lets go of a store a second after its last listener
    await page.waitForTimeout(2_000)
    await debug.send('HeapProfiler.collectGarbage')
    return (await debug.send('Runtime.getHeapUsage')).usedSize
  }
  await run(page, `rounds('${tag}', 10)`)
  const after10 = await heap()
  await run(page, `rounds('${tag}', 190)`)
  const after200 = await heap()
  const growth = (after200 - after10) / after10
  await browser.close()
  return {
    name: `heap after 200 rounds of <${tag}> against after 10`,
    value: growth * 100,
    budget: 5,
    unit: '% more',
  }
}

async function shiftFigure(browser: Browser, server: RunningServer): Promise<Figure> {
  const body = `<style>section { height: 700px; overflow: auto }</style>
    <script>
      window.shifts = 0
      new PerformanceObserver(list => { for (const entry of list.getEntries()) window.shifts += entry.value })
        .observe({ type: 'layout-shift', buffered: true })
    </script>
    <p>before</p><section><cx-login></cx-login></section><p>between</p>
    <section><cx-classroom-list></cx-classroom-list></section><p>after</p>
    ${await sessionTag(server, 'cx-classroom-list')}${scriptTag(server)}`
  const { page, close } = await openForeignPage(browser, server, body)
  await page.getByRole('row').nth(1).waitFor()
  await page.waitForTimeout(500)
  const value = (await page.evaluate('window.shifts')) as number
  await close()
  return { name: 'layout shift by elements in reserved boxes', value, budget: 0 }
}

/** Polls of a list on another origin, in a time that passes when told. */
async function pollFigures(browser: Browser, server: RunningServer): Promise<Figure[]> {
  const body = `<cx-classroom-list></cx-classroom-list>${await sessionTag(server, 'cx-classroom-list')}`
  let preflights = 0
  server.app.server.on('request', ({ method }) => {
    if (method === 'OPTIONS') preflights++
  })
  const { page, requests, close } = await openForeignPage(browser, server, body)
  await page.clock.install()
  await page.addScriptTag({ url: `${server.url}/widgets/cx.js`, type: 'module' })
  await page.getByRole('row').nth(1).waitFor()
  const isPoll = (url: string) => new URL(url).pathname === '/api/teacher/classrooms'
  for (let poll = 0; poll < POLLS; poll++) {
    const answered = page.waitForResponse(response => isPoll(response.url()))
    await page.clock.fastForward(LISTS_POLL_MS)
    await answered
  }
  const polls = requests.filter(isPoll).length
  if (polls < POLLS) throw new Error(`${polls} polls in the time of ${POLLS}`)

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const before = requests.length
  await page.clock.runFor(LISTS_POLL_MS * 40)
  await page.waitForTimeout(300)
  const hidden = requests.length - before
  await close()
  return [
    { name: `preflights in ${POLLS} polls of another origin`, value: preflights, budget: 1 },
    { name: 'requests of a hidden tab in the time of 40 polls', value: hidden, budget: 0 },
  ]
}

const dist = mkdtempSync(join(tmpdir(), 'cx-bench-'))
await build({
  logLevel: 'warn',
  build: {
    outDir: dist,
    emptyOutDir: true,
    rolldownOptions: { input: { bench: 'bench/browser/elements.tsx' } },
  },
})
const server = await startDemoServer({ dist })
const browser = await openBrowser()
try {
  const figures = [
    ...(await mountFigures(await openBenchPage(browser, server))),
    await heapFigure(server, 'cx-login'),
    await shiftFigure(browser, server),
    ...(await pollFigures(browser, server)),
  ]
  process.exitCode = printFigures(figures) ? 0 : 1
} finally {
  await browser.close()
  await server.close()
  rmSync(dist, { recursive: true, force: true })
}
