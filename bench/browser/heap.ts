import type { Browser } from 'playwright-core'
import type { Figure } from '../../scripts/figures.ts'
import { sessionTag } from '../../scripts/foreign-page.ts'
import type { RunningServer } from '../../server/start.ts'
import { openBrowser } from '../../test/support/journey.ts'
import { type BenchPage, openBenchPage } from './bench-page.ts'
import { catalogue, type Item } from './catalogue.ts'

const FEW = 10
const MANY = 200

/**
 * V8 compiles and optimizes what runs often, onto the heap that is measured here; this figure is about what elements
 * leave behind, so it is taken without a compiler.
 */
const INTERPRETED = '--js-flags=--jitless --no-lazy-feedback-allocation --no-flush-bytecode'

interface Left {
  heap: number
  nodes: number
  listeners: number
  timers: number
}

/** What a page holds when everything that could be let go of is gone. */
async function leftBehind({ page, debug, run }: BenchPage): Promise<Left> {
  // a poll stays a second after its last member, and nanostores lets go of a store a second after its last listener
  await page.waitForTimeout(2_500)
  await debug.send('HeapProfiler.collectGarbage')
  const { metrics } = await debug.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find(found => found.name === name)?.value ?? Number.NaN
  return {
    heap: (await debug.send('Runtime.getHeapUsage')).usedSize,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    timers: await run('timers'),
  }
}

interface Growth extends Left {
  tag: string
}

async function growthOf(bench: BenchPage, elements: readonly Item[]): Promise<Growth[]> {
  const found: Growth[] = []
  await bench.debug.send('Performance.enable')
  for (const { tag, html } of elements) {
    await bench.run('rounds', html, FEW)
    const few = await leftBehind(bench)
    await bench.run('rounds', html, MANY - FEW)
    const many = await leftBehind(bench)
    found.push({
      tag,
      heap: (100 * (many.heap - few.heap)) / few.heap,
      nodes: many.nodes - few.nodes,
      listeners: many.listeners - few.listeners,
      timers: many.timers - few.timers,
    })
  }
  return found
}

const most = (growths: readonly Growth[], what: keyof Left, budget: number, unit?: string): Figure => {
  const [worst] = growths.toSorted((one, other) => other[what] - one[what])
  return {
    name: `${what} after ${MANY} rounds against after ${FEW}, the most (<${worst?.tag}>)`,
    value: Math.max(0, worst?.[what] ?? Number.NaN),
    budget,
    ...(unit && { unit }),
  }
}

/**
 * What elements leave behind that come and go. A leak that is too small for the heap is still counted.
 *
 * Planted, with these readings: an interval that `<cx-login>` never stops, 190 timers, 380 nodes and 83 % of heap; a
 * listener on the document that `<cx-classroom-list>` never takes off, 192 listeners and 33 % of heap.
 */
export async function heapFigures(_browser: Browser, server: RunningServer): Promise<Figure[]> {
  const browser = await openBrowser(INTERPRETED)
  try {
    const open = await openBenchPage(browser, server)
    const growths = await growthOf(
      open,
      catalogue.filter(({ needsSession }) => !needsSession),
    )
    await open.close()
    const session = await sessionTag(server, 'cx-classroom-list')
    const signedIn = await openBenchPage(browser, server, `<cx-classroom-list></cx-classroom-list>${session}`)
    await signedIn.page.getByRole('row').nth(1).waitFor()
    await signedIn.page.evaluate(() => document.querySelector('cx-classroom-list')?.remove())
    const forTeachers = catalogue.filter(({ needsSession }) => needsSession)
    growths.push(...(await growthOf(signedIn, forTeachers)))
    for (const { tag, heap, nodes, listeners, timers } of growths)
      console.log(
        `  <${tag}> heap ${heap.toFixed(2)} %, ${nodes} nodes, ${listeners} listeners, ${timers} timers`,
      )
    return [
      most(growths, 'heap', 5, '% more'),
      most(growths, 'nodes', MANY / 10),
      most(growths, 'listeners', MANY / 10),
      most(growths, 'timers', MANY / 10),
    ]
  } finally {
    await browser.close()
  }
}
