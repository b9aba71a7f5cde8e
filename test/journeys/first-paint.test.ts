import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { demoWithBrowser } from '../support/demo.ts'
import { visit } from '../support/journey.ts'
import { heading, logIn } from '../support/journey-steps.ts'
import { MOST_SHIFT, shiftOf } from '../support/layout-shift.ts'
import { DEMO_PASSWORD } from '../support/server.ts'

/** Which of the outlines is shown. */
const outlines = (page: Page) =>
  page
    .locator('.first-main, .first-card')
    .evaluateAll(all => all.filter(one => one.checkVisibility()).map(({ className }) => className))

describe('the host app on a slow line', () => {
  const stage = demoWithBrowser()

  /** Files of this name come when they are let go. */
  async function hold(page: Page, files: string) {
    const held = Promise.withResolvers<void>()
    await page.route(files, async route => {
      await held.promise
      await route.continue()
    })
    return held.resolve
  }

  const forms = ['login', 'login?players', 'create-account', 'forgot-password', 'verification-account']
  const mailed = 'recover-password/1234567890123456789012?email=a@b.test'

  /** Opens the page of a form; its outline, before its code and before that of the form, is where the form comes. */
  async function expectShape(page: Page, path: string) {
    const letHostGo = await hold(page, '**/host.js')
    const letFormGo = await hold(page, '**/assets/*/elements/*')
    await page.goto(stage.demo.url + path, { waitUntil: 'commit' })
    const header = page.locator('.first-header')
    await header.waitFor()
    // the last that the page has of them
    await page.locator('.first-card').waitFor({ state: 'attached' })
    assert.equal((await header.boundingBox())?.height, 68)
    assert.deepEqual(await outlines(page), ['first-card'])
    const card = page.locator('.first-card')
    const first = await card.boundingBox()
    letHostGo()
    await page.locator('.host-header').waitFor()
    assert.deepEqual(await outlines(page), ['first-card'])
    assert.deepEqual(await card.boundingBox(), first, 'the shell shows it in the same place')
    letFormGo()
    await page.locator('.cx-brand-card').waitFor()
    assert.equal(await card.count(), 0)
    const form = await page.locator('.cx-brand-card').boundingBox()
    assert.ok(first && form)
    assert.deepEqual([form.x, form.y, form.width], [first.x, first.y, first.width])
    // how its words break into lines is not known
    const ratio = first.height / form.height
    assert.ok(ratio > 0.75 && ratio < 1.25, `${first.height} px high, and the form ${form.height}`)
    const shift = await shiftOf(page)
    assert.ok(shift <= MOST_SHIFT, `moved by ${shift}`)
  }

  for (const width of [320, 390, 1280]) {
    for (const path of [...forms, mailed]) {
      it(`has the shape of what comes at /security/${path}, ${width} px, before its code and before that of the form, and moves nothing`, async () => {
        const visitor = await visit(stage.browser, 'about:blank', { width, height: 800 })
        await expectShape(visitor.page, `/security/${path}`)
        await visitor.leave()
      })
    }

    it(`has the shape of what comes at /account/change-password, ${width} px, for who is signed in`, async () => {
      const visitor = await visit(stage.browser, stage.demo.url, { width, height: 800 })
      await logIn(visitor.page, 'teacher@demo.test')
      await heading(visitor.page, 'My Classrooms').waitFor()
      await expectShape(visitor.page, '/account/change-password')
      await visitor.leave()
    })
  }

  it('shows an element that could not come in the place of its outline', async () => {
    const visitor = await visit(stage.browser, 'about:blank')
    visitor.expectTrouble(/elements\/login/)
    const { page } = visitor
    await page.route('**/assets/*/elements/*', route => route.abort())
    await page.goto(`${stage.demo.url}/security/login`)
    await page.getByText('This part did not load.').waitFor()
    assert.deepEqual(await outlines(page), [])
    await page.unroute('**/assets/*/elements/*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByLabel('Email').waitFor()
    await visitor.leave()
  })

  for (const keep of [true, false]) {
    it(`shows the outline of a screen to who is signed in${keep ? ' for good' : ' in this tab'}`, async () => {
      const visitor = await visit(stage.browser, stage.demo.url, { width: 1280, height: 800 })
      const { page } = visitor
      await page.getByLabel('Email').fill('teacher@demo.test')
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
      if (keep) await page.getByLabel('Keep me signed in').check()
      await page.getByRole('button', { name: 'LOG IN' }).click()
      await page.getByRole('row').nth(1).waitFor()
      const letGo = await hold(page, '**/host.js')
      for (const [path, outline] of [
        ['/account/change-password', 'first-card'],
        ['/', 'first-main'],
      ] as const) {
        await page.goto(stage.demo.url + path, { waitUntil: 'commit' })
        await page.locator('.first-header').waitFor()
        await page.locator('.first-card').waitFor({ state: 'attached' })
        assert.deepEqual(await outlines(page), [outline])
      }
      letGo()
      await page.getByRole('row').nth(1).waitFor()
      await visitor.leave()
    })
  }
})
