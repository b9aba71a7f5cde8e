import type { Browser } from 'playwright-core'
import type { Figure } from '../../scripts/figures.ts'
import { openForeignPage, sessionTag } from '../../scripts/foreign-page.ts'
import type { RunningServer } from '../../server/start.ts'
import { LISTS_POLL_MS } from '../../src/contract/limits/polling.ts'

const POLLS = 100

/**
 * Polls of two lists, which share them, on another origin, in a time that passes when told.
 *
 * Planted together, each seen by its own figure: lists that do not share a poll (202 polls), no
 * `Access-Control-Max-Age` (5 preflights: the browser forgets them after five seconds), polls of hidden tabs (16
 * requests).
 */
export async function pollFigures(browser: Browser, server: RunningServer): Promise<Figure[]> {
  const list = '<cx-classroom-list></cx-classroom-list>'
  const body = `${list}${list}${await sessionTag(server, 'cx-classroom-list')}`
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
    { name: `polls of two lists in the time of ${POLLS}`, value: polls, budget: POLLS + 1 },
    { name: `preflights in them, of another origin`, value: preflights, budget: 1 },
    { name: 'requests of a hidden tab in the time of 40 polls', value: hidden, budget: 0 },
  ]
}
