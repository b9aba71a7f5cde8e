import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { logIn } from '../support/journey-steps.ts'

const phone = { width: 390, height: 844 }

/** Signs in at a school's page, and puts the chat of a classroom where its list was. */
async function chatOf(page: Page, email: string, classroom: string): Promise<Locator> {
  const list = page.locator('cx-classroom-list')
  await logIn(list, email)
  const href = await list.getByRole('link', { name: classroom }).first().getAttribute('href')
  const id = /classroom\/(\d+)/.exec(href ?? '')?.[1]
  await page.evaluate(markup => {
    const section = document.querySelector('[aria-label="Exchanges"]')
    if (section) section.innerHTML = markup
  }, `<cx-partner-chat classroom-id="${id}"></cx-partner-chat>`)
  const chat = page.locator('cx-partner-chat')
  await chat.getByRole('log', { name: 'Messages' }).waitFor()
  return chat
}

async function write(chat: Locator, text: string): Promise<void> {
  await chat.getByRole('textbox', { name: 'Message' }).fill(text)
  await chat.getByRole('textbox', { name: 'Message' }).press('Enter')
}

const bubbles = (chat: Locator) => chat.locator('.bubble').allTextContents()

describe("the chat of two partners in a school's LMS page, on another origin", () => {
  const stage = demoWithBrowser()
  const open = (size?: typeof phone) => visit(stage.browser, `${stage.demo.secondOrigin}/demo/lms.html`, size)

  it('brings at once what is written, who is there, and what was read', async () => {
    const here = await open()
    const there = await open(phone)
    const mine = await chatOf(here.page, 'teacher@demo.test', 'Spanish 7 Morning')
    const theirs = await chatOf(there.page, 'partner@demo.test', 'Inglés 1B')
    await mine.getByText(/is in the chat/).waitFor()
    await theirs.getByText(/is in the chat/).waitFor()
    await write(mine, 'Do your students write letters, too?')
    await theirs.getByText('Do your students write letters, too?').waitFor()
    await mine.getByText('Read').last().waitFor()
    await write(theirs, 'They do, by hand!')
    await mine.getByText('They do, by hand!').waitFor()
    for (const { page } of [here, there]) {
      await expectAccessible(page)
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    }
    await there.leave()
    await mine.getByText(/is not in the chat/).waitFor()
    await here.leave()
  })

  it('keeps what is written without a line, and sends it in order when it is back', async () => {
    const here = await open()
    const there = await open()
    here.expectTrouble(/ERR_INTERNET_DISCONNECTED|WebSocket/)
    const mine = await chatOf(here.page, 'teacher@demo.test', 'Spanish 7 Morning')
    const theirs = await chatOf(there.page, 'partner@demo.test', 'Inglés 1B')
    await theirs.getByText(/is in the chat/).waitFor()
    await here.context.setOffline(true)
    for (const text of ['one', 'two', 'three']) await write(mine, text)
    await mine.getByText('Waiting to be sent').first().waitFor()
    await here.context.setOffline(false)
    await theirs.getByText('three', { exact: true }).waitFor()
    for (const chat of [mine, theirs])
      assert.deepEqual((await bubbles(chat)).slice(-3), ['one', 'two', 'three'])
    await mine.getByText('Waiting to be sent').first().waitFor({ state: 'detached' })
    await here.leave()
    await there.leave()
  })
})
