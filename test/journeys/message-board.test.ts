import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import type { Message, SiteMessage } from '../../src/contract/entities/message.ts'
import { LISTS_POLL_MS } from '../../src/contract/limits/polling.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { demoTeacher, signInAtSite, siteScreen } from '../support/demo-student.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { DEMO_PASSWORD } from '../support/server.ts'

const OURS = { code: 'SPAN7AM', username: 'span7am01', password: DEMO_PASSWORD }
const THEIRS = { code: 'PARTNER', username: 'partner01', password: DEMO_PASSWORD }
const WELCOME = 'Welcome, partner class!'
const TEXT = 'Our town has two bridges'

describe('the message board of the student site', () => {
  const stage = demoWithBrowser()

  async function atBoard(
    student: typeof OURS,
    prepare: (page: Page) => Promise<unknown> = async () => undefined,
  ) {
    const size = { width: 390, height: 800 }
    const visitor = await visit(stage.browser, `${stage.demo.url}/demo/student`, size)
    const { page } = visitor
    await page.clock.install()
    await prepare(page)
    await signInAtSite(page, student)
    await siteScreen(page, 'My tasks')
    await page.getByRole('link', { name: 'Message board' }).click()
    await siteScreen(page, 'Message board')
    return { visitor, page }
  }

  const card = (page: Page, title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

  /** Lets the board read itself again. */
  const refresh = (page: Page) => page.clock.runFor(LISTS_POLL_MS)

  const isWide = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

  it('shows a comment to its student at once, and to the partner classroom once it is approved', async () => {
    const { onBoard } = await demoTeacher(stage.demo.url)
    const { visitor: ours, page } = await atBoard(OURS)
    const welcome = card(page, WELCOME)
    await welcome.getByRole('link', { name: 'Our school' }).waitFor()
    await welcome.getByText('We have the best tamales.').waitFor()
    assert.equal(await page.getByText('Do you have snow in winter?').count(), 0)
    await card(page, 'A holiday on Friday').getByText('your partner classroom').waitFor()
    await expectAccessible(page)

    await welcome.getByRole('button', { name: 'Submit comment' }).click()
    await welcome.getByText('Field required.').waitFor()
    const field = welcome.getByLabel('Write a comment')
    await field.fill(TEXT)
    await welcome.getByRole('button', { name: 'Submit comment' }).click()
    await welcome.getByRole('status').getByText('Your comment has been submitted.').waitFor()
    const own = welcome.getByRole('listitem').filter({ hasText: TEXT })
    await own.getByText('You · Submitted (Pending Review)').waitFor()
    assert.equal(await field.inputValue(), '')
    await expectAccessible(page)

    const { visitor: theirs, page: partner } = await atBoard(THEIRS)
    await card(partner, WELCOME).getByText('We have the best tamales.').waitFor()
    assert.equal(await partner.getByText(TEXT).count(), 0)
    const writing = card(partner, WELCOME).getByLabel('Write a comment')
    await writing.fill('Which of them is older?')

    const board = await onBoard<Message[]>('GET')
    const comments = board.flatMap(message => message.comments)
    const written = comments.find(({ message_text }) => message_text === TEXT)
    await onBoard('PUT', `/${written?.id}`, { status: 'approved' })
    await onBoard('POST', '', { subject: 'One more thing', description: 'We send you a map.' })
    await refresh(partner)
    await card(partner, WELCOME).getByText(TEXT).waitFor()
    await card(partner, 'One more thing').waitFor()
    assert.equal(await writing.inputValue(), 'Which of them is older?')
    assert.equal(await writing.evaluate(field => field === document.activeElement), true)

    await refresh(page)
    await own.getByText('You · Approved').waitFor()
    await onBoard('PUT', `/${written?.id}`, { status: 'deleted' })
    await refresh(page)
    await own.waitFor({ state: 'detached' })

    await partner.getByRole('link', { name: 'My work' }).click()
    const question = partner.getByRole('dialog', { name: 'Leave this page?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    assert.equal(await writing.inputValue(), 'Which of them is older?')
    await partner.getByRole('link', { name: 'My work' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await siteScreen(partner, 'My work')
    await ours.leave()
    await theirs.leave()
  })

  const answer = (page: Page, data: SiteMessage[]) =>
    page.route('**/api/student/messages', route => route.fulfill({ json: { success: true, data } }))

  it('says that nothing is there yet, and keeps what is there when it cannot be read again', async () => {
    const { visitor, page } = await atBoard(OURS, page => answer(page, []))
    await page.getByText('There are no messages yet.').waitFor()
    await expectAccessible(page)
    await page.unroute('**/api/student/messages')
    await refresh(page)
    await card(page, WELCOME).waitFor()
    visitor.expectTrouble(/student\/messages|Failed to load/)
    const refused = page.waitForEvent('requestfailed')
    await page.route('**/api/student/messages', route => route.abort())
    await refresh(page)
    await refused
    await page.unroute('**/api/student/messages')
    await refresh(page)
    await card(page, WELCOME).waitFor()
    await visitor.leave()
  })

  it('breaks long words where they would not fit', async () => {
    const long = 'Donaudampfschifffahrt'.repeat(12).slice(0, 255)
    const message = {
      ...{ id: 1, poster: long, is_partner: true, title: long.slice(0, 150), text: long },
      created_at: '2030-05-06T07:08:09.000Z',
      links: [{ label: long, url: 'https://www.example.org/' }],
      media: [],
      comments: [
        {
          ...{ id: 1, poster: '', text: long, created_at: '2030-05-06T07:08:09.000Z' },
          ...{ status: 'approved' as const, is_own: false },
        },
      ],
    }
    const { visitor, page } = await atBoard(OURS, page => answer(page, [message]))
    await page.getByText('a partner group').waitFor()
    assert.equal(await isWide(page), false)
    await expectAccessible(page)
    await visitor.leave()
  })
})
