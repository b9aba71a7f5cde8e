import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { demoWithBrowser } from '../support/demo.ts'
import { visit } from '../support/journey.ts'
import { heading, logIn } from '../support/journey-steps.ts'

/** Twice the size that browsers come with. */
const FONT_SIZES = { standard: 32, fixed: 26 }

/** The narrowest window that is promised. */
const SMALLEST = { width: 320, height: 800 }

const signedOut = [
  '/security/login',
  '/security/create-account',
  '/security/forgot-password',
  '/security/recover-password/half-a-link',
  '/security/verification-account?url=half-a-link',
]

const signedIn = [
  '/',
  '/?view=grid',
  '/?filter=subject',
  '/?search=nowhere-to-be-found',
  '/account/change-password',
  '/classroom/7',
  '/classroom/7?tab=tasks',
  '/classroom/7?tab=students',
  '/classroom/7?tab=submissions',
  '/classroom/7?tab=message-board',
  '/classroom/create',
  '/classroom/7/edit',
  '/classroom/7/choose-course',
  '/course-library',
  '/notifications',
]

const withLargeText = async (page: Page) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: FONT_SIZES })
}

/** By how many px a page, or what a card of it cuts off, is too wide. */
const tooWide = async (page: Page) => {
  const cards = await page
    .locator('.cx-brand-card, .cx-brand-body')
    .evaluateAll(boxes => boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  const window = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return Math.max(window, ...cards)
}

async function widthsOf(page: Page, origin: string, paths: readonly string[], brand: string) {
  const found: Record<string, number> = {}
  for (const path of paths) {
    await page.goto(origin + path + (brand && (path.includes('?') ? `&${brand}` : `?${brand}`)))
    await page.locator('.host-main :is(h1, h2)').first().waitFor({ state: 'attached' })
    await page.locator('[aria-busy="true"], .cx-skeleton').first().waitFor({ state: 'detached' })
    found[path] = await tooWide(page)
  }
  return found
}

const fitting = (paths: readonly string[]) => Object.fromEntries(paths.map(path => [path, 0]))

describe('the host app at twice the text size, 320 px', () => {
  const stage = demoWithBrowser()

  for (const [brand, account] of [
    ['', 'teacher@demo.test'],
    ['players', 'players@demo.test'],
  ] as const) {
    it(`fits every screen into the window and every text into its card${brand && `, for ${brand}`}`, async () => {
      const visitor = await visit(stage.browser, 'about:blank', SMALLEST)
      const { page } = visitor
      // the player's account has no rights for the teacher's classroom, which is a screen, too
      visitor.expectTrouble(/ (403|404) |^(403|404) |status of (403|404)/)
      await withLargeText(page)
      assert.deepEqual(await widthsOf(page, stage.demo.url, signedOut, brand), fitting(signedOut))
      await page.goto(`${stage.demo.url}/security/login`)
      await logIn(page, account)
      await heading(page, 'My Classrooms').waitFor()
      assert.deepEqual(await widthsOf(page, stage.demo.url, signedIn, brand), fitting(signedIn))
      await visitor.leave()
    })
  }
})
