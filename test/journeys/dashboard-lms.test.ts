import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { logIn } from '../support/journey-steps.ts'

describe("a classroom's dashboard in a school's LMS page, on another origin", () => {
  const stage = demoWithBrowser()

  it('shows the edit page and the choice of a course in its own place, with Back and Forward', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.secondOrigin}/demo/lms.html`)
    const { page } = visitor
    const address = page.url()
    const classroom = page.locator('cx-classroom')
    const list = page.locator('cx-classroom-list')
    await logIn(list, 'teacher@demo.test')
    await list.getByRole('link', { name: 'New Neighbors' }).first().click()
    const items = classroom.getByRole('region', { name: 'Action Items' })
    await items.getByText('2 action items pending').waitFor()

    const edit = classroom.getByRole('link', { name: 'Edit Classroom' })
    if (!(await edit.isVisible())) {
      await classroom.getByRole('button', { name: 'General Information' }).click()
    }
    await edit.click()
    const editing = classroom.getByRole('heading', { name: 'EDIT LUV CLASSROOM' })
    await editing.waitFor()
    await page.goBack()
    await items.getByText('2 action items pending').waitFor()
    await page.goForward()
    await editing.waitFor()
    await classroom.getByRole('button', { name: 'Back', exact: true }).click()
    await items.getByText('2 action items pending').waitFor()
    assert.equal(await editing.count(), 0)

    await items.getByRole('link', { name: 'Select a course Choose a course' }).click()
    const course = classroom.getByRole('article', { name: 'Young Inventors' })
    const more = classroom.getByRole('button', { name: 'Show More' })
    await classroom.getByRole('article').first().waitFor()
    if (!(await course.isVisible())) await more.click()
    await expectAccessible(page)
    await course.getByRole('button', { name: 'ADD TO CLASSROOM' }).click()
    await classroom.getByRole('rowheader').nth(4).waitFor()
    await items.getByRole('checkbox', { name: /^Choose a course/ }).waitFor({ state: 'hidden' })
    await list.getByRole('link', { name: 'Spanish 7 Morning' }).first().click()
    await items.getByRole('radio', { name: 'All' }).check()
    const partner = classroom.getByRole('region', { name: 'Global Partner' })
    await items.getByRole('link', { name: /^Open chat/ }).click()
    await partner.getByRole('log').waitFor()
    assert.ok(await partner.evaluate(holdsFocus), 'the focus is at the partner')
    assert.equal(page.url(), address)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    await visitor.leave()
  })
})

const holdsFocus = (element: Element) =>
  element.contains((element.getRootNode() as Document | ShadowRoot).activeElement)
