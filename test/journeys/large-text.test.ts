import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { demoWithBrowser } from '../support/demo.ts'
import { visit } from '../support/journey.ts'
import { heading, logIn } from '../support/journey-steps.ts'
import { keepDraft } from '../support/kept-draft.ts'
import { profileValues } from '../support/profile.ts'

/** Twice the size that browsers come with. */
const FONT_SIZES = { standard: 32, fixed: 26 }

const NEW = 'new@demo.test'

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
  '/account/profile',
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

const forLibrarians = [
  '/library-connections',
  '/library-connections?filter=hidden',
  '/library-connections?topics=2',
]

/** Steps of the profile's wizard: what is filled in, and what is seen last. */
const wizard: [step: number, sees: string, values?: object][] = [
  [1, 'City'],
  [2, 'Choose an avatar'],
  [3, 'School Website'],
  [4, 'Waiting for the agreement to be signed.'],
  [5, 'Subjects I Teach'],
  [6, 'Languages of Instruction', { subjects: [1], instruction_languages: [2, 3] }],
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

  it('fits the screen that librarians alone have', async () => {
    const { page, leave } = await visit(stage.browser, `${stage.demo.url}/security/login`, SMALLEST)
    await withLargeText(page)
    await logIn(page, 'librarian@demo.test')
    await heading(page, 'Library Connections').waitFor()
    for (const brand of ['', 'players']) {
      assert.deepEqual(await widthsOf(page, stage.demo.url, forLibrarians, brand), fitting(forLibrarians))
    }
    await leave()
  })

  it('fits every step of the profile into the window', async () => {
    const { page, leave } = await visit(stage.browser, `${stage.demo.url}/security/login`, SMALLEST)
    await withLargeText(page)
    // who has signed in before is not welcomed
    await keepDraft(stage.demo.url, NEW, 1, {})
    await logIn(page, NEW)
    await page.waitForURL(({ pathname }) => !pathname.startsWith('/security'))
    const found: Record<string, number> = {}
    for (const [step, sees, values] of wizard) {
      await keepDraft(stage.demo.url, NEW, step, { ...profileValues(), ...values })
      await page.goto(`${stage.demo.url}/account/new-profile`)
      await page.getByText(sees, { exact: true }).first().waitFor()
      await page.locator('[aria-busy="true"], .cx-skeleton').first().waitFor({ state: 'detached' })
      found[step] = await tooWide(page)
    }
    assert.deepEqual(found, fitting(wizard.map(([step]) => String(step))))
    await leave()
  })

  it('leaves room for what is to be passed on where a launch opens nothing', async () => {
    const asked = new URLSearchParams({ iss: 'https://lms.example.org', login_hint: '1', client_id: 'c-1' })
    const visitor = await visit(stage.browser, 'about:blank', SMALLEST)
    const { page } = visitor
    visitor.expectTrouble(/403/)
    await withLargeText(page)
    await page.goto(`${stage.demo.url}/lti/login?${asked}`)
    const widths = await page.locator('dd').evaluateAll(all => all.map(({ clientWidth }) => clientWidth))
    assert.equal(widths.length, 5)
    assert.ok(Math.min(...widths) >= SMALLEST.width / 2, String(widths))
    assert.equal(await tooWide(page), 0)
    await visitor.leave()
  })
})
