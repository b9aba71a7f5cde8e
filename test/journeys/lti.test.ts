import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { runCommand } from '../../server/admin/commands.ts'
import { rows } from '../../server/db/database.ts'
import { type APlatform, aPlatform, MEMBERSHIP } from '../support/a-platform.ts'
import { FRAMES_IN_PROCESS } from '../support/chromium.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { logIn } from '../support/journey-steps.ts'
import { showCourses } from '../support/platform-pages.ts'

/** To a browser another site than `localhost`. */
const OTHER_SITE = '127.0.0.1'

describe('a course of a learning platform with the service in a frame', () => {
  const stage = demoWithBrowser(FRAMES_IN_PROCESS)
  let platform: APlatform
  before(async () => {
    platform = await aPlatform({ host: OTHER_SITE })
    await admin(...platform.registration('--deployment', 'd-1'))
  })
  after(() => platform.close())

  const admin = (...args: string[]) => runCommand(stage.demo.app.services, args)
  const lastBound = async () =>
    (
      await rows<{ bound: string }>(
        stage.demo.app.services.db,
        sql`select bound from lti_launches where bound is not null order by id desc limit 1`,
      )
    )[0]?.bound

  const toolOn = (page: Page) =>
    page.frames().find(each => each.url().startsWith(stage.demo.url)) ?? assert.fail('no tool')

  it('connects a teacher once, and opens signed in from then on', async () => {
    const course = showCourses(platform, { tool: stage.demo.url, storesFor: 'nobody' })
    const visitor = await visit(stage.browser, course)
    const { page } = visitor
    const frame = page.frameLocator('iframe')
    await frame.getByText('Lakeview LMS does not know your account here yet.').waitFor()
    await logIn(frame.locator('cx-login'), 'teacher@demo.test')
    const first = frame.getByRole('table').getByRole('link').first()
    await first.waitFor()
    await frame.getByText('Signed in as').waitFor()
    await visitor.leave()

    // in another browser, which knows nothing of this one
    const next = await visit(stage.browser, course)
    const again = next.page.frameLocator('iframe')
    await again.getByRole('table').getByRole('link').first().waitFor()
    const name = (await again.getByRole('table').getByRole('link').first().textContent()) ?? ''
    const before = await again.locator('main').evaluate(() => history.length)
    await again.getByRole('table').getByRole('link').first().click()
    await again.getByRole('heading', { name }).first().waitFor()
    assert.equal(next.page.url(), course)
    // no step of it is one to go back to
    const [entries, title] = await again
      .locator('main')
      .evaluate(() => [history.length, document.activeElement?.textContent])
    assert.deepEqual([entries, title], [before, 'Classroom'])
    await expectAccessible(toolOn(next.page))
    await next.leave()
  })

  // this browser lets frames of other sites keep nothing (docs/decisions/lti.md)
  for (const [what, storesFor, bound] of [
    ['keeps the proof with the platform', 'tools', 'proof'],
    ['asks the platform to keep the proof', 'who asks', 'proof'],
    ['goes by address and browser', 'nobody', 'place'],
  ] as const)
    it(`${what} where the browser keeps nothing for frames`, async () => {
      const visitor = await visit(stage.browser, showCourses(platform, { tool: stage.demo.url, storesFor }))
      const frame = visitor.page.frameLocator('iframe')
      await frame.getByRole('table').getByRole('link').first().waitFor()
      const keeps = await frame.locator('main').evaluate(() => {
        try {
          return sessionStorage.length >= 0
        } catch {
          return false
        }
      })
      assert.deepEqual([keeps, await lastBound()], [false, bound])
      await visitor.leave()
    })

  it('asks by name where nothing tells that it is the browser that began', async () => {
    const visitor = await visit(stage.browser, 'about:blank')
    await visitor.page.route('**/lti/launch', route =>
      route.continue({ headers: { ...route.request().headers(), 'user-agent': 'Another' } }),
    )
    await visitor.page.goto(showCourses(platform, { tool: stage.demo.url, storesFor: 'nobody' }))
    const frame = visitor.page.frameLocator('iframe')
    await frame.getByRole('button', { name: /^Open as / }).click()
    await frame.getByRole('table').getByRole('link').first().waitFor()
    assert.equal(await lastBound(), 'none')
    await visitor.leave()
  })

  it('goes on in a window of its own, signed in there', async () => {
    const visitor = await visit(
      stage.browser,
      showCourses(platform, { tool: stage.demo.url, storesFor: 'nobody' }),
    )
    const [own] = await Promise.all([
      visitor.context.waitForEvent('page'),
      visitor.page
        .frameLocator('iframe')
        .getByRole('button', { name: 'Open in a window of its own' })
        .click(),
    ])
    await own.getByRole('table').getByRole('link').first().waitFor()
    assert.equal(own.url(), `${stage.demo.url}/`)
    await own.reload()
    await own.getByRole('table').getByRole('link').first().waitFor()
    await visitor.leave()
  })

  for (const width of [320, 390, 768, 1280])
    it(`has a bar of one line for each of its parts at ${width} px`, async () => {
      const course = showCourses(platform, { tool: stage.demo.url, storesFor: 'nobody' })
      const visitor = await visit(stage.browser, course, { width, height: 800 })
      const frame = visitor.page.frameLocator('iframe')
      await frame.getByRole('table').getByRole('link').first().waitFor()
      const bar = frame.locator('.lti-bar')
      for (const name of ['Use another account', 'Open in a window of its own']) {
        const lines = await bar.getByRole('button', { name }).evaluate(pressed => {
          const words = document.createRange()
          words.selectNodeContents(pressed.querySelector('span span') ?? pressed)
          return words.getClientRects().length
        })
        assert.equal(lines, 1, name)
      }
      const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
      assert.equal(await frame.locator('main').evaluate(isTooWide), false)
      await visitor.leave()
    })

  it('has a link to a classroom that a teacher chooses', async () => {
    const settings = {
      deep_link_return_url: `${platform.issuer}/deep-return`,
      accept_types: ['ltiResourceLink'],
    }
    const token = {
      lti: { message_type: 'LtiDeepLinkingRequest' },
      claims: { 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': settings },
    }
    const course = showCourses(platform, { tool: stage.demo.url, storesFor: 'nobody', token })
    const visitor = await visit(stage.browser, course)
    const frame = visitor.page.frameLocator('iframe')
    const choices = frame.getByRole('group', { name: 'What shall the link open?' })
    await choices.getByRole('radio').nth(1).check()
    await expectAccessible(toolOn(visitor.page))
    await frame.getByRole('button', { name: 'Add to course' }).click()
    await frame.getByRole('heading', { name: 'Added to Spanish 2' }).waitFor()
    await visitor.leave()
  })

  it('is let go, and another account connected', async () => {
    const course = showCourses(platform, { tool: stage.demo.url, storesFor: 'nobody' })
    const visitor = await visit(stage.browser, course)
    const frame = visitor.page.frameLocator('iframe')
    await frame.getByRole('table').getByRole('link').first().waitFor()
    await frame.getByRole('button', { name: 'Use another account' }).click()
    await frame.getByRole('heading', { name: /^Disconnect .* from Lakeview LMS\?$/ }).waitFor()
    await expectAccessible(toolOn(visitor.page))
    await frame.getByRole('button', { name: 'Disconnect and sign out' }).click()
    await frame.getByRole('heading', { name: 'Connect your account' }).waitFor()
    await logIn(frame.locator('cx-login'), 'partner@demo.test')
    await frame.getByText('Signed in as').waitFor()
    const [linked] = await rows<{ email: string }>(
      stage.demo.app.services.db,
      sql`select t.email from lti_links k join teachers t on t.id = k.teacher_id`,
    )
    assert.equal(linked?.email, 'partner@demo.test')
    await visitor.leave()
  })

  it('tells a student that this is for teachers', async () => {
    const token = { lti: { roles: [`${MEMBERSHIP}#Learner`] } }
    const course = showCourses(platform, { tool: stage.demo.url, storesFor: 'nobody', token })
    const visitor = await visit(stage.browser, course)
    const frame = visitor.page.frameLocator('iframe')
    await frame.getByText('This page is for teachers.').waitFor()
    await expectAccessible(toolOn(visitor.page))
    const [site] = await Promise.all([
      visitor.context.waitForEvent('page'),
      frame.getByRole('link', { name: 'Student site' }).click(),
    ])
    await site.getByLabel('Classroom code').waitFor()
    await visitor.leave()
  })
})
