import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { demoWithBrowser } from '../support/demo.ts'
import { visit } from '../support/journey.ts'
import { DEMO_PASSWORD } from '../support/server.ts'

/** How far a screen may move by itself, as browsers measure it (layout shift). */
const MOST_SHIFT = 0.05

const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let total = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            total += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        // what there was is told in the next task
        requestAnimationFrame(() => setTimeout(() => resolve(total)))
      }),
  )

/** Which of the outlines is shown. */
const outlines = (page: Page) =>
  page
    .locator('.first-main, .first-card')
    .evaluateAll(all => all.filter(one => one.checkVisibility()).map(({ className }) => className))

describe('the host app on a slow line', () => {
  const stage = demoWithBrowser()

  for (const width of [320, 390, 1280]) {
    for (const path of ['/security/login', '/security/create-account', '/security/login?players']) {
      it(`shows its outline before its code at ${path}, ${width} px, and moves nothing when it comes`, async () => {
        const visitor = await visit(stage.browser, 'about:blank', { width, height: 800 })
        const { page } = visitor
        const held = Promise.withResolvers<void>()
        await page.route('**/host.js', async route => {
          await held.promise
          await route.continue()
        })
        await page.goto(stage.demo.url + path, { waitUntil: 'commit' })
        const header = page.locator('.first-header')
        await header.waitFor()
        assert.equal((await header.boundingBox())?.height, 68)
        assert.deepEqual(await outlines(page), ['first-card'])
        held.resolve()
        await page.getByLabel('Email').waitFor()
        assert.equal(await header.count(), 0)
        const shift = await shiftOf(page)
        assert.ok(shift <= MOST_SHIFT, `moved by ${shift}`)
        await visitor.leave()
      })
    }
  }

  for (const keep of [true, false]) {
    it(`shows the outline of a screen to who is signed in${keep ? ' for good' : ' in this tab'}`, async () => {
      const visitor = await visit(stage.browser, stage.demo.url, { width: 1280, height: 800 })
      const { page } = visitor
      await page.getByLabel('Email').fill('teacher@demo.test')
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
      if (keep) await page.getByLabel('Keep me signed in').check()
      await page.getByRole('button', { name: 'LOG IN' }).click()
      await page.getByRole('row').nth(1).waitFor()
      const held = Promise.withResolvers<void>()
      await page.route('**/host.js', async route => {
        await held.promise
        await route.continue()
      })
      await page.goto(stage.demo.url, { waitUntil: 'commit' })
      await page.locator('.first-header').waitFor()
      assert.deepEqual(await outlines(page), ['first-main'])
      held.resolve()
      await page.getByRole('row').nth(1).waitFor()
      await visitor.leave()
    })
  }
})
