import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { scriptTag, servePage } from '../../scripts/foreign-page.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { visit } from '../support/journey.ts'
import { logIn } from '../support/journey-steps.ts'
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

  /** Opens a page with the policy of docs/embedding.md, with or without its `frame-src`. */
  async function open(tag: string, hasFrames: boolean) {
    const product = stage.demo.url
    const policy = [
      "default-src 'none'",
      `script-src ${product}`,
      `connect-src ${product}`,
      `img-src ${product} data:`,
      `media-src ${product} blob:`,
      ...(hasFrames ? [`frame-src ${product}`] : []),
      "require-trusted-types-for 'script'",
    ]
    const body = `<link rel="icon" href="data:,"><${tag}></${tag}>${scriptTag(stage.demo)}`
    const site = await servePage(stage.demo, body, { 'content-security-policy': policy.join('; ') })
    const visitor = await visit(stage.browser, 'about:blank')
    if (!hasFrames) visitor.expectTrouble(/frame-src|ERR_BLOCKED_BY_CSP/)
    // as every browser on a desk says, with or without a window
    await visitor.page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true }),
    )
    await visitor.page.goto(site.address)
    return visitor
  }

  for (const hasFrames of [true, false]) {
    const how = hasFrames ? 'in the page where a frame-src allows it' : 'by a link where no frame-src does'

    it(`show the document of a course ${how}`, async () => {
      const visitor = await open('cx-course-library', hasFrames)
      const { page } = visitor
      await logIn(page, 'teacher@demo.test')
      const course = page.getByRole('article', { name: 'A Day in My Life' })
      const framed = page.waitForResponse(
        answer => answer.request().method() === 'GET' && answer.url().includes('/files/courses/'),
      )
      // where there is none, nobody waits for it
      framed.catch(() => {})
      await course.getByRole('button', { name: 'Course Details' }).click()
      const link = page.getByRole('link', { name: 'Open in a new tab' })
      await link.waitFor()
      if (hasFrames) await framed
      else await page.getByText('This page does not allow documents inside it.').waitFor()
      assert.equal(await page.locator('iframe').count(), hasFrames ? 1 : 0)
      const answer = await fetch((await link.getAttribute('href')) ?? '')
      assert.equal(answer.headers.get('content-type'), 'application/pdf')
      await visitor.leave()
    })

    it(`have an agreement signed ${how}`, async () => {
      const visitor = await open('cx-create-classroom', hasFrames)
      const { page } = visitor
      await logIn(page, 'no-agreement@demo.test')
      await page.getByText('Waiting for the agreement to be signed.').waitFor()
      if (hasFrames) {
        await page.frameLocator('iframe').getByLabel('Your name').waitFor()
      } else {
        const opened = page.waitForEvent('popup')
        await page.getByRole('link', { name: 'Open in a new tab' }).click()
        await (await opened).getByLabel('Your name').waitFor()
        assert.equal(await page.locator('iframe').count(), 0)
      }
      await visitor.leave()
    })
  }
})
