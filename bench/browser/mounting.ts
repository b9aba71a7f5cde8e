import type { Browser } from 'playwright-core'
import type { Figure } from '../../scripts/figures.ts'
import type { RunningServer } from '../../server/start.ts'
import { median } from '../server/median.ts'
import { type BenchPage, openBenchPage } from './bench-page.ts'

const PAIRS = 30
const ELEMENTS = 200

/** Time of the page's main thread, so that other work on the machine does not count. */
async function threadTime({ debug }: BenchPage) {
  await debug.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await debug.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
}

/** Median of the ratios of neighbours, each of which is first as often as the other. */
async function mountRatio(bench: BenchPage): Promise<number> {
  const busy = await threadTime(bench)
  const timed = async (kind: 'elements' | 'roots') => {
    // what the run before has left is not this one's to clean up
    await bench.debug.send('HeapProfiler.collectGarbage')
    const before = await busy()
    await bench.run(kind, ELEMENTS)
    const took = (await busy()) - before
    await bench.run('clear')
    return took
  }
  for (let round = 0; round < 8; round++) {
    await timed('elements')
    await timed('roots')
  }
  const ratios: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const first = pair % 2 === 0 ? await timed('roots') : 0
    const elements = await timed('elements')
    ratios.push(elements / (first || (await timed('roots'))))
  }
  return median(ratios)
}

/**
 * What it costs that a view is an element, against a React root without anything around it; and how often it renders.
 *
 * Planted: every change asks React at once. It read 11 calls for the attributes, 10 for the properties and 1.41 times;
 * the renders stayed at 1, since React joins what it is asked for in a task. They see a render that does not wait.
 */
export async function mountFigures(browser: Browser, server: RunningServer): Promise<Figure[]> {
  const bench = await openBenchPage(browser, server)
  const { made, changed } = await bench.run('rendersForTen')
  const ratio = await mountRatio(bench)
  await bench.close()
  return [
    {
      name: `mounting ${ELEMENTS} elements against a bare React root in a plain div each`,
      value: ratio,
      budget: 1.3,
      unit: 'times',
    },
    { name: 'calls of React for an element with ten attributes', value: made.asked, budget: 1 },
    { name: 'its renders', value: made.renders, budget: 1 },
    { name: 'calls of React for ten properties in one task', value: changed.asked, budget: 1 },
    { name: 'renders for them', value: changed.renders, budget: 1 },
  ]
}
