import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { demoWithBrowser } from '../support/demo.ts'
import { visit } from '../support/journey.ts'
import { heading, logIn } from '../support/journey-steps.ts'

/** Lower than any screen of the host. */
const LOW = { width: 1280, height: 500 }

describe('a low window', () => {
  const stage = demoWithBrowser()

  it('shows a new screen from its top, and one gone back to where it was', async () => {
    const visitor = await visit(stage.browser, stage.demo.url, LOW)
    const { page } = visitor
    await logIn(page, 'teacher@demo.test')
    const last = page.getByRole('table').getByRole('link').last()
    const name = (await last.textContent()) ?? ''
    await last.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    assert.ok(left > 100, `the list is ${left} px down`)

    await last.click()
    await heading(page, name).waitFor()
    await page.getByRole('tablist').waitFor()
    assert.equal(await page.evaluate(() => scrollY), 0)

    await page.goBack()
    await page.waitForFunction(top => scrollY === top, left)
    await visitor.leave()
  })

  it('skips its header when asked to', async () => {
    const visitor = await visit(stage.browser, stage.demo.url, LOW)
    const { page } = visitor
    await logIn(page, 'teacher@demo.test')
    await page.getByRole('table').waitFor()
    await page.reload()
    await page.getByRole('table').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/#main$/)
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'main')
    await page.getByRole('table').waitFor()
    await visitor.leave()
  })
})
