import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Locator } from 'playwright-core'
import type { Message } from '../../src/contract/entities/message.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { demoTeacher } from '../support/demo-student.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { logIn } from '../support/journey-steps.ts'
import { until } from '../support/until.ts'

const phone = { width: 390, height: 844 }
const WAITING = 'Do you have snow in winter?'

const isInSight = (place: Locator) =>
  place.evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

describe('a link to the message board of a classroom', () => {
  const stage = demoWithBrowser()

  it('leads to a comment in the host app, where it is approved and a message is begun', async () => {
    const { onBoard } = await demoTeacher(stage.demo.url)
    const board = await onBoard<Message[]>('GET')
    const found = board.flatMap(({ comments }) => comments).find(each => each.message_text === WAITING)
    const visitor = await visit(stage.browser, stage.demo.url, phone)
    const { page } = visitor
    await logIn(page, 'teacher@demo.test')
    const link = page.getByRole('link', { name: 'Spanish 7 Morning' }).first()
    const href = await link.getAttribute('href')
    await page.goto(`${new URL(href ?? '', stage.demo.url)}?tab=message-board&comment_id=${found?.id}`)

    await page.getByRole('heading', { name: 'Message Board' }).waitFor()
    assert.equal(await page.getByRole('tab', { name: 'Message Board' }).count(), 0)
    const comment = page.locator(`[data-comment="${found?.id}"][data-led]`)
    await comment.getByText(WAITING).waitFor()
    await until(() => isInSight(comment), 'the comment in sight')
    await expectAccessible(page)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    await comment.getByRole('button', { name: 'Approve Message' }).click()
    await comment.getByText('Approved').waitFor()

    const element = page.locator('cx-message-board')
    await element.getByRole('button', { name: 'Create Message' }).click()
    const form = element.getByRole('dialog', { name: 'Create Message' })
    await form.getByLabel('Subject').fill('Half a message')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await element.getByRole('button', { name: 'Create Message' }).click()
    assert.equal(await form.getByLabel('Subject').inputValue(), 'Half a message')
    await form.getByRole('button', { name: 'Discard Changes' }).click()
    assert.equal(await form.getByLabel('Subject').inputValue(), '')
    await form.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('tab', { name: 'My Tasks' }).click()
    await page.locator('cx-tasks').waitFor()
    assert.equal(await element.count(), 0)
    await visitor.leave()
  })

  it("is followed in a classroom on a school's page", async () => {
    const visitor = await visit(stage.browser, `${stage.demo.secondOrigin}/demo/lms.html`)
    const { page } = visitor
    const list = page.locator('cx-classroom-list')
    await logIn(list, 'teacher@demo.test')
    await list.getByRole('link', { name: 'Spanish 7 Morning' }).first().click()
    const classroom = page.locator('cx-classroom')
    await classroom.getByRole('tab', { name: 'My Tasks' }).waitFor()
    await classroom.evaluate(element => element.setAttribute('tab', 'message-board'))
    const board = classroom.locator('cx-message-board')
    await board.getByRole('article', { name: 'Welcome, partner class!' }).waitFor()
    await expectAccessible(page)
    await visitor.leave()
  })
})
