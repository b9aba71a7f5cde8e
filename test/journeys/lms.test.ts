import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { DEMO_PASSWORD } from '../support/server.ts'

/** How the page's own things look; the elements must not change any of it. */
const looksOfThePage = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'aside button', '#page-button', 'aside a', 'main p', 'sl-badge'].map(selector => {
      const element = document.querySelector(selector)
      if (!element) return selector
      const { color, font, letterSpacing, backgroundColor, boxSizing, padding, border } =
        getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return {
        selector,
        color,
        font,
        letterSpacing,
        backgroundColor,
        boxSizing,
        padding,
        border,
        width,
        height,
      }
    }),
  )

/** Fonts, colours and boxes of what an element shows, wherever on the page it is. */
const looksOfAnElement = (page: Page, selector: string) =>
  page.locator(`${selector} :is(h1, h2, button, input, a, p, label)`).evaluateAll(shown =>
    shown.map(element => {
      const { fontFamily, fontSize, lineHeight, letterSpacing, textTransform } = getComputedStyle(element)
      const { boxSizing, borderTopStyle, color, backgroundColor } = getComputedStyle(element)
      return {
        name: element.localName,
        ...{ fontFamily, fontSize, lineHeight, letterSpacing, textTransform },
        ...{ boxSizing, borderTopStyle, color, backgroundColor },
      }
    }),
  )

describe("elements in a school's LMS page, on another origin", () => {
  const stage = demoWithBrowser()
  const lms = () => `${stage.demo.secondOrigin}/demo/lms.html`

  it('shows the sign-in in the place of each, and one sign-in serves both', async () => {
    const visitor = await visit(stage.browser, lms())
    const { page } = visitor
    const list = page.locator('cx-classroom-list')
    const classroom = page.locator('cx-classroom')
    await list.getByLabel('Email').waitFor()
    await classroom.getByLabel('Email').waitFor()

    await list.getByLabel('Email').fill('teacher@demo.test')
    await list.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await list.getByLabel('Password', { exact: true }).press('Enter')
    const first = list.getByRole('table').getByRole('link').first()
    await first.waitFor()
    await classroom.getByText('Choose a classroom').waitFor()

    const name = (await first.textContent()) ?? ''
    await first.click()
    await classroom.getByRole('heading', { name }).waitFor()
    assert.equal(page.url(), lms())
    await page.reload()
    await first.waitFor()
    await visitor.leave()
  })

  it('keeps the styles of page and elements apart', async () => {
    const visitor = await visit(stage.browser, lms())
    const { page } = visitor
    await page.locator('cx-classroom-list').getByLabel('Email').waitFor()
    await page.locator('cx-classroom').getByLabel('Email').waitFor()
    const withElements = await looksOfThePage(page)
    const embedded = await looksOfAnElement(page, 'cx-classroom-list')
    assert.ok(embedded.some(({ name }) => name === 'input'))

    const without = await visit(stage.browser, lms())
    await without.page.route('**/widgets/cx.js', route =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await without.page.reload()
    await without.page.waitForFunction(() => customElements.get('sl-badge'))
    assert.deepEqual(withElements, await looksOfThePage(without.page))
    await without.leave()

    // the same element in a page without any style of its own
    const plain = await visit(stage.browser, `${stage.demo.url}/demo/widgets.html#cx-classroom-list`)
    await plain.page.locator('cx-classroom-list').getByLabel('Email').waitFor()
    assert.deepEqual(embedded, await looksOfAnElement(plain.page, 'cx-classroom-list'))
    await plain.leave()
    await visitor.leave()
  })

  it('is accessible and fits a phone', async () => {
    const visitor = await visit(stage.browser, lms(), { width: 390, height: 844 })
    const { page } = visitor
    await page.locator('cx-classroom-list').getByLabel('Email').waitFor()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.equal(overflow, 0)
    await visitor.leave()
  })

  it('says so when the service is down, and goes on when it is back', async () => {
    const visitor = await visit(stage.browser, lms())
    const { page } = visitor
    visitor.expectTrouble(/ERR_FAILED|ERR_CONNECTION|Failed to load resource/)
    const list = page.locator('cx-classroom-list')
    await list.getByLabel('Email').fill('teacher@demo.test')
    await list.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.route('**/api/**', route => route.abort())
    await list.getByRole('button', { name: 'LOG IN' }).click()
    await list.getByText(/service cannot be reached/).waitFor()
    await page.unroute('**/api/**')
    await list.getByRole('button', { name: 'Retry' }).click()
    await list.getByRole('table').waitFor()
    await visitor.leave()
  })
})

describe('the demo pages', () => {
  const stage = demoWithBrowser()

  it('are listed, and every link leads somewhere', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.url}/demo/`)
    const { page } = visitor
    await expectAccessible(page)
    for (const link of await page.getByRole('link').all()) {
      const url = new URL((await link.getAttribute('href')) ?? '', page.url())
      assert.equal((await fetch(url)).status, 200, url.pathname)
    }
    await visitor.leave()
  })

  it('shows the players brand where the address says players', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.url}/demo/players.html`)
    const { page } = visitor
    await page.getByLabel('Email').fill('players@demo.test')
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'LOG IN' }).click()
    await page.getByRole('heading', { name: 'My Classrooms' }).waitFor()
    assert.equal(await page.getByText('Global Partner').count(), 0)
    await expectAccessible(page)
    await visitor.leave()
  })

  it('shows every element alone, with its attributes and its events', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.url}/demo/widgets.html`)
    const { page } = visitor
    await page.getByRole('link', { name: 'cx-login', exact: true }).waitFor()
    const tags = await page.locator('#tags a').allInnerTexts()
    for (const tag of ['cx-login', 'cx-classroom-list', 'cx-classroom']) assert.ok(tags.includes(tag), tag)
    for (const tag of tags) {
      await page.getByRole('link', { name: tag, exact: true }).click()
      await page.locator(`#stage ${tag}`).waitFor()
      if (tag === 'cx-login') await page.locator('#events').getByText('cx-ready').waitFor()
      await expectAccessible(page)
    }
    await page.getByLabel('theme', { exact: true }).selectOption('dark')
    await page.locator('#markup').getByText('theme="dark"').waitFor()
    await visitor.leave()
  })

  it('shows every element alone on the second origin, too', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.secondOrigin}/demo/widgets.html#cx-login`)
    const { page } = visitor
    await page.getByLabel('compact', { exact: true }).waitFor()
    await page.locator('#stage cx-login').getByRole('textbox', { name: 'Email' }).waitFor()
    await page.locator('#events').getByText('cx-ready').waitFor()
    await visitor.leave()
  })

  it('shows the parts in every state', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.url}/demo/ui.html`)
    await visitor.page.locator('cx-ui-gallery').getByRole('heading').first().waitFor()
    await expectAccessible(visitor.page)
    await visitor.leave()
  })
})
