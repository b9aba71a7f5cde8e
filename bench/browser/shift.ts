import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import type { Figure } from '../../scripts/figures.ts'
import { openForeignPage, sessionTag } from '../../scripts/foreign-page.ts'
import type { RunningServer } from '../../server/start.ts'
import { catalogue, write } from './catalogue.ts'

/** Long enough that the browser paints each state in between, which is what a person sees jump. */
const LATE_MS = 250

/** What comes after `cx-ready`, with the data. */
const content: Readonly<Record<string, (page: Page) => Locator>> = {
  'cx-classroom-list': page => page.getByRole('row').nth(1),
  'cx-classroom': page => page.getByRole('tablist'),
}

const grid = {
  tag: 'cx-classroom-list',
  html: write('cx-classroom-list', 'view="grid"'),
  needsSession: true,
  shows: (page: Page) => page.getByRole('listitem').first(),
}
const screens = [...catalogue.map(item => ({ ...item, shows: content[item.tag] })), grid]

/** Layout shift of one element that fills the window, from the empty box to its content, code and answers being late. */
async function shiftOf(browser: Browser, server: RunningServer, screen: (typeof screens)[number]) {
  const { tag, html, needsSession, shows } = screen
  const body = `<style>body { margin: 0 } section { height: 640px; overflow: auto }</style>
    <script>
      window.shifts = []
      addEventListener('cx-ready', () => { window.isReady = true })
      new PerformanceObserver(list => {
        for (const { value, sources } of list.getEntries())
          window.shifts.push({ value, of: sources.map(({ node }) => node?.className || node?.nodeName).join(' ') })
      }).observe({ type: 'layout-shift', buffered: true })
    </script>
    <section>${html}</section><p>after</p>${needsSession ? await sessionTag(server, tag) : ''}`
  const { page, close } = await openForeignPage(browser, server, body)
  await page.route(`${server.url}/**`, async route => {
    await sleep(LATE_MS)
    await route.continue()
  })
  await page.addScriptTag({ url: `${server.url}/widgets/cx.js`, type: 'module' })
  await page.waitForFunction('window.isReady')
  await shows?.(page).waitFor()
  await page.waitForTimeout(2 * LATE_MS)
  const shifts = await page.evaluate<{ value: number; of: string }[]>('window.shifts')
  await close()
  for (const { value, of } of shifts) console.log(`  ${html}: ${value.toFixed(4)} of ${of}`)
  return shifts.reduce((sum, { value }) => sum + value, 0)
}

/**
 * Each element at the top of the window: what is below it cannot shift in sight.
 *
 * Planted: the list's tools shown only when the list is there, 0.07; a line that comes late into the form of
 * `<cx-forgot-password>`, 0.0026.
 */
export async function shiftFigures(browser: Browser, server: RunningServer): Promise<Figure[]> {
  let shift = 0
  for (const screen of screens) shift += await shiftOf(browser, server, screen)
  return [{ name: `layout shift of ${screens.length} elements in reserved boxes`, value: shift, budget: 0 }]
}
