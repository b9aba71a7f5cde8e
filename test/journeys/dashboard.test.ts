import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import type { Data } from '../../src/contract/endpoints/all.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { heading, logIn } from '../support/journey-steps.ts'
import { until } from '../support/until.ts'

const phone = { width: 390, height: 844 }

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** What an item is called, beside its tick; the link at its end says it once more. */
const nameOf = (items: Locator, name: string) => items.getByText(name, { exact: true }).first()

/** The path of a classroom of the demo data, from the list that is shown. */
async function pathOf(page: Page, name: string): Promise<string> {
  const href = await page.getByRole('link', { name, exact: true }).first().getAttribute('href')
  return new URL(href ?? '', page.url()).pathname
}

describe("a classroom's dashboard", () => {
  const stage = demoWithBrowser()

  it('is where a teacher ticks off what is to be done, and opens it', async () => {
    const visitor = await visit(stage.browser, stage.demo.url)
    const { page } = visitor
    await logIn(page, 'teacher@demo.test')
    await page.getByRole('link', { name: 'New Neighbors' }).first().click()
    const items = part(page, 'Action Items')
    const choosing = items.getByRole('checkbox', { name: /^Choose a course/ })
    await items.getByText('2 action items pending').waitFor()
    await expectAccessible(page)

    const saved = page.waitForResponse(answer => answer.request().method() === 'PUT')
    await nameOf(items, 'Choose a course').click()
    await items.getByText('1 action item pending').waitFor()
    assert.equal((await saved).status(), 200)
    await items.getByRole('radio', { name: 'Completed' }).check()
    await items.getByText('Connect with a global partner').waitFor({ state: 'hidden' })
    assert.ok(await choosing.isChecked())
    await page.reload()
    await items.getByText('1 action item pending').waitFor()
    assert.equal(await choosing.count(), 0)
    await items.getByRole('radio', { name: 'All' }).check()
    await choosing.waitFor()
    assert.equal(await items.getByRole('checkbox').count(), 2)
    await nameOf(items, 'Choose a course').click()
    await items.getByText('2 action items pending').waitFor()

    await items.getByRole('link', { name: 'Find Connect with a global partner' }).click()
    await page.waitForURL(/\?show_partner_search=true$/)
    await part(page, 'Global Partner').getByRole('button', { name: 'Let Me Choose' }).waitFor()
    await page.goBack()
    await page.goForward()
    await items.getByRole('link', { name: 'Select a course Choose a course' }).click()
    await heading(page, 'SELECT A COURSE FOR YOUR CLASSROOM').waitFor()
    await page.goBack()
    await items.getByText('2 action items pending').waitFor()
    await visitor.leave()
  })

  it('tells how far the students are, and where the classroom stands', async () => {
    const visitor = await visit(stage.browser, stage.demo.url)
    const { page } = visitor
    await logIn(page, 'teacher@demo.test')
    await page.getByRole('link', { name: 'Spanish 7 Morning' }).first().click()
    const figures = page.getByRole('table', { name: 'Student Activity' })
    const first = figures.getByRole('row').nth(1)
    await first.getByRole('rowheader', { name: 'Hello, this is us' }).waitFor()
    await first.getByRole('cell', { name: /\d+% submitted Due \d+\/\d+\/\d{4}/ }).waitFor()
    await first.getByRole('cell', { name: 'No response' }).waitFor()
    const inactive = figures.getByText(/^\d+ inactive students$/).first()
    await inactive.focus()
    await page.keyboard.press('Enter')
    await figures.getByRole('listitem').first().waitFor()

    const shares = await page.getByRole('table', { name: 'Progress' }).getByRole('cell').allInnerTexts()
    assert.equal(
      shares.reduce((sum, share) => sum + Number.parseInt(share, 10), 0),
      100,
    )
    await part(page, 'Global Partner').getByText('Sevilla, Spain').waitFor()
    await part(page, 'Teacher Assistant').getByText('owen.barrett@demo.test').waitFor()
    await expectAccessible(page)
    await visitor.leave()
  })

  it('takes a teacher assistant, also after the service was down', async () => {
    const visitor = await visit(stage.browser, stage.demo.url)
    const { page } = visitor
    visitor.expectTrouble(/503|422/)
    await logIn(page, 'teacher@demo.test')
    await page.getByRole('link', { name: 'River Science 6' }).first().click()
    const assistant = part(page, 'Teacher Assistant')
    const open = assistant.getByRole('button', { name: 'Add Teacher Assistant' })
    await open.click()
    const form = page.getByRole('dialog')
    await form.getByLabel('School email').fill('teacher@demo.test')
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await form.getByText('Enter the email of somebody else.').waitFor()
    await expectAccessible(page)

    await page.route('**/teacher-assistant', route =>
      route.fulfill({ status: 503, json: { success: false, message: 'The service rests.' } }),
    )
    await form.getByLabel('School email').fill('noor.haddad@school.test')
    await page.keyboard.press('Enter')
    await page.getByText('The service rests. Please try again.').waitFor()
    await expectAccessible(page)
    await page.unroute('**/teacher-assistant')
    await page.getByRole('button', { name: 'Retry' }).click()
    await heading(page, 'Successful').waitFor()
    await page.keyboard.press('Enter')
    await assistant.getByText('noor.haddad@school.test').first().waitFor()
    assert.equal(await open.count(), 0)
    await page.reload()
    await page.getByRole('definition').getByText('noor.haddad@school.test').waitFor()
    await visitor.leave()
  })

  it('is as its address says', async () => {
    const visitor = await visit(stage.browser, stage.demo.url)
    const { page } = visitor
    await logIn(page, 'teacher@demo.test')
    const path = await pathOf(page, 'River Science 6')
    const query = 'tab=tasks&collapseInformation=true&allow_partner_search=true&show_partner_search=true'
    await page.goto(`${stage.demo.url}${path}?${query}&open_chat=true&notification_id=3`)
    await page.getByRole('tab', { name: 'My Tasks', selected: true }).waitFor()
    const panel = page.getByRole('button', { name: 'General Information' })
    assert.equal(await panel.getAttribute('aria-expanded'), 'false')
    assert.deepEqual(
      await page.locator('cx-classroom').evaluate((element: HTMLElement & Record<string, unknown>) => {
        const { notificationId, allowPartnerSearch, showPartnerSearch, openChat } = element
        return { notificationId, allowPartnerSearch, showPartnerSearch, openChat }
      }),
      { notificationId: 3, allowPartnerSearch: true, showPartnerSearch: true, openChat: true },
    )
    await page.getByRole('tab', { name: 'My Dashboard' }).click()
    // where a notification would lead elsewhere, the address says the tab
    await page.waitForURL(
      address => address.searchParams.get('tab') === 'dashboard' && address.searchParams.has('open_chat'),
    )
    await part(page, 'Global Partner').getByRole('button', { name: 'Let Me Choose' }).waitFor()
    await visitor.leave()
  })

  it('is reached by what a notification tells of, and leads to the partner', async () => {
    const visitor = await visit(stage.browser, stage.demo.url, phone)
    const { page } = visitor
    const heard = page.waitForResponse(answer => answer.url().endsWith('/api/teacher/notifications'))
    await logIn(page, 'teacher@demo.test')
    const { notifications } = (await (await heard).json()).data as Data<'GET /api/teacher/notifications'>
    const message = notifications.find(({ type }) => type === 'partner_message')
    const link = (query: string) => `${stage.demo.url}/classroom/${message?.classroom_id}?${query}`
    await page.goto(link('open_chat=true'))
    const panel = part(page, 'Global Partner')
    await panel.getByRole('log', { name: 'Messages' }).waitFor()
    assert.ok(await panel.getByRole('heading').first().evaluate(isFocused), 'the focus is at the partner')
    const isInSight = async () => {
      const box = await panel.boundingBox()
      return box && box.y >= 0 && box.y < phone.height
    }
    await until(isInSight, 'the panel in sight')
    await expectAccessible(page)

    const posted = notifications.find(({ type }) => type === 'student_video_posted')
    await page.goto(`${stage.demo.url}/classroom/${posted?.classroom_id}?notification_id=${posted?.id}`)
    await page.getByRole('tab', { name: /My Students|Submissions/, selected: true }).waitFor()
    await page.waitForURL(/tab=(students|submissions)/)
    await visitor.leave()
  })

  it('leads with what is to be done on a phone', async () => {
    const visitor = await visit(stage.browser, stage.demo.url, phone)
    const { page } = visitor
    await logIn(page, 'teacher@demo.test')
    await page.getByRole('link', { name: 'Spanish 8 Kitchen Table' }).first().click()
    const first = part(page, 'Action Items').getByRole('checkbox').first()
    await first.waitFor()
    const panel = page.getByRole('button', { name: 'General Information' })
    assert.equal(await panel.getAttribute('aria-expanded'), 'false')
    const box = await first.boundingBox()
    assert.ok(box && box.y < phone.height, `the first item is ${box?.y} px down`)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    await expectAccessible(page)
    await visitor.leave()
  })

  it('is worked with by the keyboard alone', async () => {
    const visitor = await visit(stage.browser, stage.demo.url)
    const { page } = visitor
    await logIn(page, 'independent@demo.test')
    await page.getByRole('link', { name: 'Saturday Science' }).first().click()
    await page.getByRole('columnheader', { name: 'Respond to Classmates' }).waitFor()
    const open = page.getByRole('button', { name: 'Add Teacher Assistant' })
    await page.getByRole('tab', { name: 'My Dashboard' }).focus()
    for (let step = 0; step < 60 && !(await open.evaluate(isFocused)); step += 1) {
      await page.keyboard.press('Tab')
    }
    assert.ok(await open.evaluate(isFocused))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    assert.ok(await open.evaluate(isFocused), 'the focus is where it was')
    await page.keyboard.press('Tab')
    assert.ok(await page.getByRole('link', { name: 'support@luv.example' }).evaluate(isFocused))
    await visitor.leave()
  })
})

const isFocused = (element: Element) =>
  (element.getRootNode() as Document | ShadowRoot).activeElement === element
