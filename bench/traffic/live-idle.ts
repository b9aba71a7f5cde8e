import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Figure } from '../../scripts/figures.ts'
import { scriptTag, servePage } from '../../scripts/foreign-page.ts'
import { REALTIME_PATH } from '../../src/contract/realtime.ts'
import { type BenchServer, logIn, startBenchServer, until } from './bench-server.ts'
import { FASTER, hourOf } from './idle.ts'
import { countByPath } from './witness.ts'

/*
 * Requests of two tabs of a school's page in an idle hour, both in sight, each with a bell, the notifications and the
 * classrooms, and with a connection that is open all the time. It is simulated as in idle.ts. Signs of life that the
 * server sends by its own clock come that much later for the page, which is told to wait as much longer for them.
 *
 * Measured: none. Planted: polls that do not go by the connection, 480 requests, 240 of each list.
 */

const TABS = 2
const ELEMENTS = ['cx-notification-marker', 'cx-notifications', 'cx-classroom-list']
/** One of each tab in five minutes. */
const REQUESTS = 24

/** Has pages wait for signs of life by the server's clock. */
const waitByServersClock = (context: BrowserContext) =>
  context.routeWebSocket(
    ({ pathname }) => pathname.endsWith(REALTIME_PATH),
    line => {
      const server = line.connectToServer()
      line.onMessage(message => server.send(message))
      server.onMessage(message => {
        // the first packet of engine.io says what both go by
        const [, opening] = /^0(\{.*\})$/.exec(String(message)) ?? []
        if (opening === undefined) line.send(message)
        else {
          const { pingInterval, pingTimeout, ...rest } = JSON.parse(opening)
          const slower = { pingInterval: pingInterval * FASTER, pingTimeout: pingTimeout * FASTER }
          line.send(`0${JSON.stringify({ ...rest, ...slower })}`)
        }
      })
    },
  )

const isShown = (page: Page) =>
  Promise.all([
    page.locator('cx-notification-marker').getByRole('link').waitFor(),
    page.locator('cx-notifications').getByRole('row').nth(1).waitFor(),
    page.locator('cx-classroom-list').getByRole('row').nth(1).waitFor(),
  ])

const connectionsOf = ({ app }: BenchServer) => app.services.realtime.count()

export async function liveIdleFigures(browser: Browser): Promise<Figure[]> {
  const server = await startBenchServer()
  const body = ELEMENTS.map(tag => `<${tag}></${tag}>`).join('')
  const site = await servePage(server, `<link rel="icon" href="data:,">${body}${scriptTag(server)}`)
  const context = await browser.newContext()
  try {
    await waitByServersClock(context)
    await context.clock.install()
    const pages: Page[] = []
    while (pages.length < TABS) {
      const page = await context.newPage()
      await page.goto(site.address)
      if (pages.length === 0) await logIn(page.locator('cx-notifications'), { keep: true })
      await isShown(page)
      pages.push(page)
    }
    const areConnected = () => connectionsOf(server) === TABS
    await until('a connection of each tab', areConnected)
    await context.clock.pauseAt(Date.now() + 60_000)
    const { asked } = await hourOf(context, server)
    if (!areConnected()) throw new Error('the connections were not there all the time')
    for (const [call, count] of Object.entries(countByPath(asked))) console.log(`    ${call}  ${count}`)
    return [
      {
        name: `requests of two tabs with ${ELEMENTS.length} elements each in an idle hour, with a connection`,
        value: asked.length,
        budget: REQUESTS,
      },
    ]
  } finally {
    await context.close()
    site.close()
    await server.close()
  }
}
