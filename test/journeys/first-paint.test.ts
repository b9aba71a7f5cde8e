import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { demoWithBrowser } from '../support/demo.ts'
import { visit } from '../support/journey.ts'

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
        held.resolve()
        await page.getByLabel('Email').waitFor()
        assert.equal(await header.count(), 0)
        const shift = await shiftOf(page)
        assert.ok(shift <= MOST_SHIFT, `moved by ${shift}`)
        await visitor.leave()
      })
    }
  }
})
