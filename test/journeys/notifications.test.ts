import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { runCommand } from '../../server/admin/commands.ts'
import type { NotificationType } from '../../src/contract/rules/notification-kinds.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { heading, logIn } from '../support/journey-steps.ts'
import { NEWER, tellOfEverything } from '../support/told-kinds.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, selected: true })
/** What has the focus, in whatever shadow root. */
const focusedPost = (page: Page) =>
  page.waitForFunction(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active?.matches('[data-post]') === true
  })

async function showsPost(page: Page, kind: string): Promise<void> {
  await tab(page, 'My Students').waitFor()
  await tab(page, kind).waitFor()
  await focusedPost(page)
}

async function showsRequest(page: Page): Promise<void> {
  const request = page.getByRole('dialog', { name: /^Request of / })
  await request.getByRole('button', { name: 'Accept' }).waitFor()
  await request.getByRole('button', { name: 'Close' }).click()
}

const showsDesk = (page: Page) => page.getByRole('region', { name: 'Review' }).waitFor()

type Lands = Record<NotificationType, (page: Page) => Promise<unknown>>

/** Where each kind lands, as the person sees it (P1 §4, P2 §2, P3 §2). */
const lands: Lands = {
  student_video_posted: page => showsPost(page, 'TASK VIDEOS'),
  student_response_to_video: page => showsPost(page, 'RESPONSES'),
  async student_video_fail(page) {
    const told = page.getByRole('dialog', { name: 'VIDEO FAILED' })
    await told
      .getByText(/ video for .* failed to process correctly\. If they have not already done so/)
      .waitFor()
    await told.getByRole('link', { name: 'See the student' }).click()
    await tab(page, 'My Students').waitFor()
    await tab(page, 'TASK VIDEOS').waitFor()
  },
  async video_conversion_failed(page) {
    await tab(page, 'Submissions').waitFor()
    await page.locator('cx-submissions').getByRole('table').waitFor()
  },
  async response_to_message(page) {
    await heading(page, 'Message Board').waitFor()
    await page.locator('[data-comment][data-led]').waitFor()
  },
  partner_connection_request: showsRequest,
  partner_connection_accepted: showsRequest,
  partner_connection_declined: showsRequest,
  partner_message: page => page.getByRole('log', { name: 'Messages' }).waitFor(),
  async alert_created(page) {
    const told = page.getByRole('dialog', { name: 'ALERT' })
    await told.getByText('Maintenance tonight').waitFor()
    await told.getByText(/^Since \d\d-\d\d-\d{4} \d\d:\d\d$/).waitFor()
    await told.getByRole('button', { name: 'OK' }).click()
  },
  async classroom_expired(page) {
    await heading(page, 'Inventors Pilot').waitFor()
    await page.getByText('This classroom exchange has expired').first().waitFor()
  },
  partner_responded_to_student_video: showsDesk,
  partner_student_post_video: showsDesk,
  async small_group_classroom_partnership(page) {
    await heading(page, 'Spanish 8 Kitchen Table').waitFor()
    await tab(page, 'My Students').waitFor()
  },
}

/** The notification that comes from there is looked for. */
async function finds(list: Locator, from: string): Promise<Locator> {
  const search = list.getByRole('searchbox', { name: 'Search notifications' })
  await search.fill(from)
  await search.press('Enter')
  const row = list.getByRole('row').filter({ hasText: from })
  await row.waitFor()
  return row
}

const opens = async (list: Locator, from: string) => (await finds(list, from)).locator('a, button').click()

/** A page without a place for the requests leads to the host app, where nobody is signed in. */
function requestsAtHost(url: string) {
  const atHost = (page: Page) =>
    page.waitForURL(address => address.href.startsWith(url) && /connections/.test(address.href))
  return {
    partner_connection_request: atHost,
    partner_connection_accepted: atHost,
    partner_connection_declined: atHost,
  }
}

interface Opening {
  /** What they were told with; an alert comes from the brand. */
  mark: string
  page: Page
  list: Locator
  lands: Lands
  comeBack: () => Promise<unknown>
}

/** Opens one of each kind, and some a second time: what is read already leads there, too. */
async function opensAll({ mark, page, list, lands, comeBack }: Opening): Promise<void> {
  const again = ['student_video_posted', 'partner_message'] as const
  for (const kind of [...(Object.keys(lands) as NotificationType[]), ...again]) {
    const from = kind === 'alert_created' ? 'LUV' : `${mark} ${kind}`
    await opens(list, from)
    await lands[kind](page).catch(error => {
      throw new Error(`${kind}: ${error.message} at ${page.url()}`)
    })
    await comeBack()
    await (await finds(list, from)).locator('.bell:not(:has(svg))').waitFor()
  }
}

/** What a newer server has told is no dead end. */
async function opensTheUnknown(list: Locator, mark: string): Promise<void> {
  await opens(list, `${mark} ${NEWER}`)
  const told = list.getByRole('dialog', { name: 'Something new' })
  await told.getByText('Error loading notification, Please try again.').waitFor()
  await told.getByRole('button', { name: 'OK' }).click()
}

describe('notifications of every kind', () => {
  const stage = demoWithBrowser()

  before(async () => {
    await runCommand(stage.demo.app.services, ['alert', 'publish', '<p>Maintenance <b>tonight</b></p>'])
  })

  it('open in the host app, each where it belongs', async () => {
    const mark = 'host'
    await tellOfEverything(stage.demo.app.services.db, mark)
    const visitor = await visit(stage.browser, `${stage.demo.url}/notifications`)
    const { page, context } = visitor
    await logIn(page, 'teacher@demo.test')
    const list = page.locator('cx-notifications')
    await list.getByText(/ in all, /).waitFor()
    await expectAccessible(page)
    const comeBack = async () => {
      while (!new URL(page.url()).pathname.startsWith('/notifications')) await page.goBack()
    }
    await opensAll({ mark, page, list, lands, comeBack })

    await opensTheUnknown(list, mark)
    visitor.expectTrouble(/403/)
    await opens(list, `${mark} nowhere`)
    const trouble = page.getByRole('dialog', { name: 'Classroom Error' })
    await trouble.getByText('You do not have rights for the selected classroom...').waitFor()
    await page.goBack()
    const site = context.waitForEvent('page')
    await opens(list, `${mark} a whole class`)
    await (await site).getByText('Homeroom Storytellers').first().waitFor()
    await visitor.leave()
  })

  it("open on a school's page, in the classroom that it shows", async () => {
    const mark = 'lms'
    await tellOfEverything(stage.demo.app.services.db, mark)
    const visitor = await visit(stage.browser, `${stage.demo.secondOrigin}/demo/lms.html`)
    const { page, context } = visitor
    await logIn(page.locator('cx-classroom-list'), 'teacher@demo.test')
    const list = page.locator('cx-notifications')
    const bell = page.locator('cx-notification-marker').getByRole('link')
    await bell.click()
    await list.getByText(/ in all, /).waitFor()
    await expectAccessible(page)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    await opensAll({
      mark,
      page,
      list,
      lands: { ...lands, ...requestsAtHost(stage.demo.url) },
      async comeBack() {
        if (page.url().startsWith(stage.demo.secondOrigin ?? '')) return
        await page.goBack()
        await bell.click()
      },
    })

    await opensTheUnknown(list, mark)
    const site = context.waitForEvent('page')
    await opens(list, `${mark} a whole class`)
    await (await site).getByText('Homeroom Storytellers').first().waitFor()
    visitor.expectTrouble(/403/)
    await opens(list, `${mark} nowhere`)
    const trouble = page.locator('cx-classroom').getByRole('dialog', { name: 'Classroom Error' })
    await trouble.getByText('You do not have rights for the selected classroom...').waitFor()
    await visitor.leave()
  })
})
