import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { LISTS_POLL_MS } from '../../src/contract/limits/polling.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { signInAtSite, siteScreen } from '../support/demo-student.ts'
import { expectAccessible, OVERTAKEN_CONNECTION, visit } from '../support/journey.ts'
import { logIn } from '../support/journey-steps.ts'
import { DEMO_PASSWORD } from '../support/server.ts'

const STUDENT = { code: 'SPAN7AM', username: 'span7am01', password: DEMO_PASSWORD }
const phone = { width: 390, height: 844 }
const COMMENT = 'Ours has two bridges.'

/** A picture that the server takes: 1 px. */
const PICTURE = {
  name: 'Map.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Signs in at a school's page, and puts the board of a classroom where its list was. */
async function boardOf(page: Page, email: string, classroom: string): Promise<Locator> {
  const list = page.locator('cx-classroom-list')
  await logIn(list, email)
  const href = await list.getByRole('link', { name: classroom }).first().getAttribute('href')
  const id = /classroom\/(\d+)/.exec(href ?? '')?.[1]
  await page.evaluate(markup => {
    const section = document.querySelector('[aria-label="Exchanges"]')
    if (section) section.innerHTML = markup
  }, `<cx-message-board classroom-id="${id}"></cx-message-board>`)
  const board = page.locator('cx-message-board')
  await board.getByRole('heading', { name: 'Welcome, partner class!' }).waitFor()
  return board
}

const card = (board: Locator, name: string) => board.getByRole('article', { name })

const fits = async (page: Page) =>
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)

describe("the message board in a school's LMS page, on another origin", () => {
  const stage = demoWithBrowser()

  async function open(size?: typeof phone) {
    const visitor = await visit(stage.browser, `${stage.demo.secondOrigin}/demo/lms.html`, size)
    await visitor.page.clock.install()
    visitor.expectTrouble(OVERTAKEN_CONNECTION)
    return visitor
  }

  /** Lets every board read itself again. */
  const refresh = (page: Page) => page.clock.runFor(LISTS_POLL_MS)

  it('posts a message, and shares what a student writes below it once that is approved', async () => {
    const here = await open()
    const there = await open(phone)
    const mine = await boardOf(here.page, 'teacher@demo.test', 'Spanish 7 Morning')
    const theirs = await boardOf(there.page, 'partner@demo.test', 'Inglés 1B')
    await fits(there.page)
    await expectAccessible(there.page)

    await mine.getByRole('button', { name: 'Create Message' }).click()
    const form = mine.getByRole('dialog', { name: 'Create Message' })
    await form.getByLabel('Subject').fill('Our bridge')
    await form.getByLabel('Description').fill('This is our bridge. What are yours like?')
    await form.getByRole('button', { name: 'Add link' }).click()
    await form.getByLabel('Title').fill('About it')
    await form.getByLabel('Web address').fill('www.example.org/bridge')
    await form.locator('input[type=file]').setInputFiles(PICTURE)
    await form.getByRole('button', { name: 'Remove Map.png' }).waitFor()
    await expectAccessible(here.page)
    await form.getByRole('button', { name: 'Post Message' }).click()
    await form.waitFor({ state: 'detached' })
    await card(mine, 'Our bridge').waitFor()

    await refresh(there.page)
    const posted = card(theirs, 'Our bridge')
    const link = posted.getByRole('link', { name: 'About it' })
    assert.equal(await link.getAttribute('href'), 'http://www.example.org/bridge')
    const picture = await posted.getByRole('link', { name: 'Map.png' }).getAttribute('href')
    assert.equal((await there.page.request.get(picture ?? '')).headers()['content-type'], 'image/webp')

    const site = await visit(stage.browser, `${stage.demo.url}/demo/student`, phone)
    await signInAtSite(site.page, STUDENT)
    await siteScreen(site.page, 'My tasks')
    await site.page.getByRole('link', { name: 'Message board' }).click()
    const message = site.page
      .getByRole('listitem')
      .filter({ has: site.page.getByRole('heading', { name: 'Our bridge' }) })
    await message.getByLabel('Write a comment').fill(COMMENT)
    await message.getByRole('button', { name: 'Submit comment' }).click()
    await message.getByText('Submitted (Pending Review)').waitFor()
    await site.leave()

    await refresh(here.page)
    const bridge = card(mine, 'Our bridge')
    await bridge.getByText('1 comment waits for approval').waitFor()
    await mine.getByRole('radio', { name: 'Unapprove' }).check()
    await card(mine, 'A holiday on Friday').waitFor({ state: 'detached' })
    await bridge.getByText(COMMENT).waitFor()
    await refresh(there.page)
    assert.equal(await theirs.getByText(COMMENT).count(), 0)
    await bridge.getByRole('button', { name: 'Approve Message' }).click()
    await bridge.waitFor({ state: 'detached' })
    await expectAccessible(here.page)

    await refresh(there.page)
    await posted.getByRole('button', { name: '1 comment' }).click()
    await posted.getByText(COMMENT).waitFor()
    assert.equal(await posted.getByRole('button', { name: 'Delete Message' }).count(), 0)
    await fits(there.page)

    await mine.getByRole('radio', { name: 'All' }).check()
    await bridge.getByRole('button', { name: '1 comment' }).click()
    await bridge.getByRole('button', { name: 'Delete Message' }).click()
    const question = mine.getByRole('dialog', { name: 'Delete comment' })
    await question.getByRole('button', { name: 'Delete Message' }).click()
    await bridge.getByText('No comments yet').waitFor()
    await refresh(there.page)
    await posted.getByText('No comments yet').waitFor()
    await here.leave()
    await there.leave()
  })
})
