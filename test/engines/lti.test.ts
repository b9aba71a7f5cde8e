import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Browser } from 'playwright-core'
import { runCommand } from '../../server/admin/commands.ts'
import { rows } from '../../server/db/database.ts'
import { type APlatform, aPlatform } from '../support/a-platform.ts'
import { launchFirefox } from '../support/engines/firefox.ts'
import { preparePages } from '../support/engines/prepared-pages.ts'
import { openBrowser } from '../support/journey.ts'
import { type Storing, showCourses } from '../support/platform-pages.ts'
import { DEMO_PASSWORD, startDemoServer } from '../support/server.ts'
import { until } from '../support/until.ts'

/** To a browser another site than `localhost`. */
const OTHER_SITE = '127.0.0.1'
/** Of each kind, after the one that connects. */
const LAUNCHES = 2

/** What a frame of another site may keep, and what ties its launches to the browser then, by who keeps things for it. */
interface Case {
  what: string
  open: () => Promise<Browser>
  keeps: boolean
}

/** Firefox as it comes keeps things apart for each page around. */
const cases: Case[] = [
  { what: 'Chromium, which lets the frame keep nothing', open: () => openBrowser(), keeps: false },
  { what: 'Firefox as it comes', open: () => launchFirefox(), keeps: true },
]

/** Who keeps things for the frame. */
const storing: Storing[] = ['nobody', 'tools', 'who asks']

/** What a frame could keep, by its own words. */
function mayKeep(): boolean {
  try {
    sessionStorage.setItem('probe', '1')
    sessionStorage.removeItem('probe')
    return true
  } catch {
    return false
  }
}

/** Signs in once the form is there, as if by keys: those of a driver reach no frame of another site in Firefox. */
function signIn([email, password]: readonly [string, string]): boolean {
  const form = document.querySelector('cx-login')?.shadowRoot?.querySelector('form')
  if (!form) return false
  for (const [name, text] of Object.entries({ email, password })) {
    const field = form.querySelector(`input[name="${name}"]`)
    // as React wants it: past its own setter, and told
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  form.requestSubmit()
  return true
}

/** Whether the classrooms are there to be opened. */
const hasClassrooms = (): boolean =>
  Boolean(document.querySelector('cx-classroom-list')?.shadowRoot?.querySelector('table a'))

describe('launches of a learning platform', () => {
  const closing: (() => unknown)[] = []
  let demo: Awaited<ReturnType<typeof startDemoServer>>
  let platform: APlatform

  before(async () => {
    closing.push(await preparePages({ allowEval: true }))
    demo = await startDemoServer(process.env.DIST ? { dist: process.env.DIST } : {})
    closing.push(demo.close)
    platform = await aPlatform({ host: OTHER_SITE })
    closing.push(platform.close)
    await runCommand(demo.app.services, platform.registration('--deployment', 'd-1'))
  })
  after(async () => {
    for (const close of closing.reverse()) await close()
  })

  const query = (text: ReturnType<typeof sql>) => rows<{ bound: string }>(demo.app.services.db, text)
  const lastBound = sql`select bound from lti_launches where bound is not null order by id desc limit 1`

  async function launch(browser: Browser, course: string, isFirst: boolean) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(course)
    // between two pages there is nobody to ask
    const ask = async <Given, Told>(question: (given: Given) => Told, given: Given): Promise<Told | null> => {
      const frame = page.frames().find(each => each.url().startsWith(demo.url))
      const told = frame?.evaluate<Told, Given>(question as never, given as never) ?? null
      return Promise.resolve(told).catch(() => null)
    }
    if (isFirst)
      await until(async () => (await ask(signIn, ['teacher@demo.test', DEMO_PASSWORD] as const)) === true)
    await until(async () => (await ask(hasClassrooms, null)) === true)
    const keeps = await ask(mayKeep, null)
    const cookies = await context.cookies()
    await context.close()
    return { keeps, cookies: cookies.length, bound: (await query(lastBound))[0]?.bound }
  }

  for (const { what, open, keeps } of cases)
    describe(`in ${what}`, () => {
      let browser: Browser
      before(async () => {
        browser = await open()
      })
      after(() => browser?.close())

      for (const storesFor of storing)
        it(`all open without a cookie where ${storesFor === 'nobody' ? 'the platform keeps nothing' : `the platform keeps things for ${storesFor}`}`, async () => {
          await query(sql`delete from lti_links`)
          const course = showCourses(platform, { tool: demo.url, storesFor })
          const bound = keeps || storesFor !== 'nobody' ? 'proof' : 'place'
          for (let each = 0; each <= LAUNCHES; each += 1)
            assert.deepEqual(await launch(browser, course, each === 0), { keeps, cookies: 0, bound })
        })
    })
})
