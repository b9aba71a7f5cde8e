import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { demoWithBrowser } from '../support/demo.ts'
import { visit } from '../support/journey.ts'
import { DEMO_PASSWORD } from '../support/server.ts'

describe('elements in a page with a strict content security policy and Trusted Types', () => {
  const stage = demoWithBrowser()

  it('sign a teacher in and show the classrooms without breaking it', async () => {
    const visitor = await visit(stage.browser, 'about:blank')
    const { page } = visitor
    await page.addInitScript(() => {
      Object.assign(window, { violations: [] })
      document.addEventListener('securitypolicyviolation', event =>
        Reflect.get(window, 'violations').push(
          `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
        ),
      )
    })
    await page.goto(`${stage.demo.secondOrigin}/demo/csp.html`)
    const list = page.locator('cx-classroom-list')
    await list.getByRole('textbox', { name: 'Email' }).fill('teacher@demo.test')
    await list.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await list.getByRole('button', { name: 'LOG IN' }).click()
    await list.getByRole('row').nth(1).waitFor()
    await page.locator('cx-classroom').getByRole('heading').first().waitFor()
    assert.deepEqual(await page.evaluate('violations'), [])
    await visitor.leave()
  })

  it('would be told on if they broke it', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.secondOrigin}/demo/csp.html`)
    visitor.expectTrouble(/Content Security Policy|TrustedHTML/)
    const { page } = visitor
    const thrown = await page.evaluate(() => {
      const box = document.createElement('div')
      box.setAttribute('style', 'color: red')
      try {
        box.innerHTML = '<b>markup</b>'
        return 'nothing'
      } catch (error) {
        return (error as Error).name
      }
    })
    assert.equal(thrown, 'TypeError')
    await assert.rejects(visitor.page.evaluate(() => fetch('/elsewhere')))
    await visitor.leave()
  })
})
