import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Browser } from 'playwright-core'
import { runCommand } from '../../server/admin/commands.ts'
import { rows } from '../../server/db/database.ts'
import { type APlatform, aPlatform } from '../support/a-platform.ts'
import { FRAMES_IN_PROCESS } from '../support/chromium.ts'
import { launchFirefox } from '../support/engines/firefox.ts'
import { preparePages } from '../support/engines/prepared-pages.ts'
import { openWebKit } from '../support/engines/webkit.ts'
import { openBrowser } from '../support/journey.ts'
import { type Storing, showCourses } from '../support/platform-pages.ts'
import { DEMO_PASSWORD, startDemoServer } from '../support/server.ts'
import { until } from '../support/until.ts'
import { onceMore } from './tell.ts'

/** To a browser another site than `localhost`. */
const OTHER_SITE = '127.0.0.1'
/** Of each kind, after the one that connects. */
const LAUNCHES = 1

/** A page of a course in a browser where nothing is stored yet. */
interface Course {
  /** What an expression says in the tool's frame. @throws between two pages, where there is nobody to ask */
  inFrame<Told>(expression: string): Promise<Told>
  /** How many cookies the browser has for whichever site; null where it does not say. */
  cookies(): Promise<number | null>
  close(): Promise<void>
}

interface Visitor {
  /** The browser's version, as it says it itself. */
  version: string
  visit(course: string): Promise<Course>
  close(): Promise<void>
}

async function byPlaywright(browser: Browser, tool: string): Promise<Visitor> {
  return {
    version: `${browser.browserType().name()} ${browser.version()}`,
    async visit(course) {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(course)
      return {
        async inFrame(expression) {
          const frame = page.frames().find(each => each.url().startsWith(tool))
          if (!frame) throw new Error('the tool is not there')
          return frame.evaluate(expression)
        },
        cookies: async () => (await context.cookies()).length,
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}

async function byWebKit(): Promise<Visitor> {
  const engine = await openWebKit()
  return {
    version: engine.version,
    async visit(course) {
      const session = await engine.open({ width: 1_280, height: 800 })
      await session.visit(course)
      return {
        inFrame: expression => session.evaluateInFrame(expression),
        cookies: async () => null,
        close: session.close,
      }
    },
    close: engine.close,
  }
}

interface Case {
  what: string
  open: (tool: string) => Promise<Visitor>
  /** Whether the tool's frame, which is of another site than the page around, may keep things. */
  keeps: boolean
}

/** Firefox and WebKit as they come keep things apart for each page around. */
const cases: Case[] = [
  {
    what: 'Chromium, which lets the frame keep nothing',
    open: async tool => byPlaywright(await openBrowser(FRAMES_IN_PROCESS), tool),
    keeps: false,
  },
  { what: 'Firefox as it comes', open: async tool => byPlaywright(await launchFirefox(), tool), keeps: true },
  { what: 'WebKit as it comes', open: byWebKit, keeps: true },
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

  async function launch(visitor: Visitor, address: string, isFirst: boolean) {
    const course = await visitor.visit(address)
    const ask = <Given, Told>(question: (given: Given) => Told, given: Given): Promise<Told | null> =>
      course.inFrame<Told>(`(${question})(${JSON.stringify(given)})`).catch(() => null)
    try {
      if (isFirst)
        await until(async () => (await ask(signIn, ['teacher@demo.test', DEMO_PASSWORD] as const)) === true)
      await until(async () => (await ask(hasClassrooms, null)) === true)
      const keeps = await ask(mayKeep, null)
      return { keeps, cookies: (await course.cookies()) ?? 0, bound: (await query(lastBound))[0]?.bound }
    } finally {
      await course.close()
    }
  }

  for (const { what, open, keeps } of cases)
    describe(`in ${what}`, () => {
      let visitor: Visitor
      before(async () => {
        visitor = await open(demo.url)
      })
      after(() => visitor?.close())

      for (const storesFor of storing) {
        const keeper =
          storesFor === 'nobody' ? 'the platform keeps nothing' : `the platform keeps things for ${storesFor}`
        const name = `all open without a cookie where ${keeper}`
        it(name, async () => {
          const course = showCourses(platform, { tool: demo.url, storesFor })
          const bound = keeps || storesFor !== 'nobody' ? 'proof' : 'place'
          await onceMore(name, visitor, async () => {
            await query(sql`delete from lti_links`)
            for (let each = 0; each <= LAUNCHES; each += 1)
              assert.deepEqual(await launch(visitor, course, each === 0), { keeps, cookies: 0, bound })
          })
        })
      }
    })
})
