import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { demoWithBrowser } from '../support/demo.ts'
import { demoTeacher } from '../support/demo-student.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { logIn } from '../support/journey-steps.ts'

const phone = { width: 390, height: 844 }
/** Of the teacher's school. */
const COLLEAGUE = 'demo@demo.test'

const fits = async (page: Page) =>
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)

const names = (list: Locator) => list.locator('[data-submission]')

/** What is done with those that are selected is in sight, however far down the list one is. */
async function staysBelowHeader(page: Page, element: Locator): Promise<void> {
  const one = element.getByRole('checkbox').nth(1)
  await one.check()
  await names(element).nth(10).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 300)
  const top = async (locator: Locator) => (await locator.boundingBox()) ?? { y: 0, height: 0 }
  const header = await top(page.locator('.host-header'))
  const actions = await top(element.getByRole('button', { name: 'Video Approval' }))
  assert.ok(actions.y >= header.y + header.height, 'the actions are below the header')
  assert.ok(actions.y < 200, 'the actions are in sight')
  await one.uncheck()
}

describe('the submissions of a classroom', () => {
  const stage = demoWithBrowser()

  it('are reviewed in the host app by keys, and the list is the one that was left', async () => {
    const { id } = await demoTeacher(stage.demo.url)
    const visitor = await visit(stage.browser, stage.demo.url)
    const { page } = visitor
    await logIn(page, 'teacher@demo.test')
    await page.getByRole('link', { name: 'Spanish 7 Morning' }).first().waitFor()
    await page.goto(`${stage.demo.url}/classroom/${id}?tab=submissions&filterBy=pending`)
    const element = page.locator('cx-submissions')
    await names(element).first().waitFor()
    const count = await element.getByText(/^\d+ submissions$/).textContent()
    await expectAccessible(page)
    await staysBelowHeader(page, element)
    await names(element).first().click()
    await page.waitForURL(/submissionId=\d+&filterBy=pending/)
    const desk = element.getByRole('region', { name: 'Review' })
    await desk.press('a')
    await desk.getByText(/ is approved now\.$/).waitFor()
    await desk.press('z')
    await desk.getByText(/ is as it was before\.$/).waitFor()
    await expectAccessible(page)
    await desk.getByRole('button', { name: 'Back to the list' }).click()
    await page.waitForURL(
      url => !url.search.includes('submissionId') && url.search.includes('filterBy=pending'),
    )
    assert.equal(await element.getByLabel('Filter by').inputValue(), 'pending')
    await element.getByText(count ?? '').waitFor()
    await page.goForward()
    await desk.waitFor()
    await page.goBack()
    await names(element).first().waitFor()
    await page.goForward()
    await desk.waitFor()
    // a comment is asked about once, and by the desk alone
    await desk.getByLabel('Teacher comment').fill('To be discarded')
    await desk.getByRole('button', { name: 'Back to the list' }).click()
    await element
      .getByRole('dialog', { name: 'Unsaved comments' })
      .getByRole('button', { name: 'Discard' })
      .click()
    await page.waitForURL(url => !url.search.includes('submissionId'))
    await names(element).first().waitFor()
    assert.equal(await page.getByRole('dialog').count(), 0)
    await visitor.leave()
  })

  it("are reviewed in an element of a school's page on a phone, and the partner's are seen with what was flagged", async () => {
    const { id } = await demoTeacher(stage.demo.url)
    const visitor = await visit(stage.browser, `${stage.demo.secondOrigin}/demo/lms.html`, phone)
    const { page } = visitor
    await logIn(page.locator('cx-classroom-list'), 'teacher@demo.test')
    await page.locator('cx-classroom-list').getByRole('link', { name: 'Spanish 7 Morning' }).first().waitFor()
    await page.evaluate(markup => {
      const section = document.querySelector('[aria-label="Exchanges"]')
      if (section) section.innerHTML = markup
    }, `<cx-submissions classroom-id="${id}"></cx-submissions>`)
    const element = page.locator('cx-submissions')
    await names(element).first().waitFor()
    await fits(page)
    await expectAccessible(page)
    await element.getByRole('checkbox', { name: 'Select all' }).check()
    await element.getByText(/^\d+ selected/).waitFor()
    await element.getByRole('radio', { name: 'Partner’s students' }).click()
    await element.getByRole('heading', { name: 'What you have flagged' }).waitFor()
    // the own ones stand there until the partner's have come
    await element.locator('[data-changing]').waitFor({ state: 'detached' })
    assert.equal(await element.getByRole('checkbox').count(), 0)
    await fits(page)
    await expectAccessible(page)
    await names(element).first().click()
    await element.getByRole('button', { name: /^Flag/ }).waitFor()
    await visitor.leave()
  })

  it('are reviewed by an assistant, who is shown nothing else of the classroom', async () => {
    const { id, assistedBy } = await demoTeacher(stage.demo.url)
    await assistedBy(COLLEAGUE)
    const visitor = await visit(stage.browser, stage.demo.url)
    const { page } = visitor
    // the classroom itself is its teacher's
    visitor.expectTrouble(
      new RegExp(`^(?:403 GET |console error: .* status of 403 ).*/classrooms/${id}\\)?$`),
    )
    await logIn(page, COLLEAGUE)
    await page.getByRole('heading', { name: 'My Classrooms' }).waitFor()
    await page.goto(`${stage.demo.url}/classroom/${id}?tab=submissions&filterBy=pending`)
    const element = page.locator('cx-submissions')
    await names(element).first().click()
    const desk = element.getByRole('region', { name: 'Review' })
    await desk.press('u')
    await desk.getByText(/ is unapproved now\.$/).waitFor()
    await desk.press('z')
    await desk.getByText(/ is as it was before\.$/).waitFor()
    assert.equal(await page.getByRole('tab').count(), 0)
    await expectAccessible(page)
    await visitor.leave()
  })
})
