import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { logIn } from '../support/journey-steps.ts'
import { until } from '../support/until.ts'

const phone = { width: 390, height: 844 }

/** Opens My Tasks of a classroom, and gives its element. */
async function openTasks(page: Page, classroom: string): Promise<Locator> {
  await page.getByRole('link', { name: classroom }).first().click()
  await page.getByRole('tab', { name: 'My Tasks' }).click()
  const place = page.locator('cx-tasks')
  await place.getByText(/^\d+ tasks?$/).waitFor()
  return place
}

/** As they stand; of rows that are out of sight, too, which have no text that is shown. */
const names = async (place: Locator) =>
  (await place.locator('[data-row] .name').allTextContents()).map(name => name.trim())

/** Waits until the tasks stand so. */
const stand = (place: Locator, wanted: readonly string[]) =>
  until(
    async () => (await names(place)).join() === wanted.join(),
    () => `${wanted}`,
  )

const row = (place: Locator, name: string) => place.getByRole('row', { name })

/** The list with one of them at another place, from 1. */
const withMoved = (list: readonly string[], from: number, to: number) => {
  const others = list.toSpliced(from - 1, 1)
  return others.toSpliced(to - 1, 0, list[from - 1] ?? '')
}

const fits = async (page: Page) =>
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)

describe('My Tasks', () => {
  const stage = demoWithBrowser()

  it('shows both teachers the same tasks, hidden and ordered by either of them', async () => {
    const here = await visit(stage.browser, stage.demo.url)
    const there = await visit(stage.browser, stage.demo.url)
    await logIn(here.page, 'teacher@demo.test')
    await logIn(there.page, 'partner@demo.test')
    const mine = await openTasks(here.page, 'Spanish 7 Morning')
    const theirs = await openTasks(there.page, 'Inglés 1B')
    await expectAccessible(here.page)
    const before = await names(mine)
    const [first = '', second = ''] = before
    assert.deepEqual(await names(theirs), before)

    await mine.getByRole('switch', { name: `Show ${second}` }).click()
    const asked = mine.getByRole('dialog', { name: 'Hide task' })
    await asked.getByText('hidden from all students in both classrooms').waitFor()
    await expectAccessible(here.page)
    await asked.getByRole('button', { name: 'Continue' }).click()
    await row(theirs, second).getByText('Hidden').waitFor()

    await theirs.getByRole('button', { name: new RegExp(`^Move ${first}, place 1 of`) }).focus()
    for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Space']) await there.page.keyboard.press(key)
    const after = withMoved(before, 1, 3)
    await stand(theirs, after)
    await stand(mine, after)
    await here.page.reload()
    await stand(mine, after)
    await here.leave()
    await there.leave()
  })

  it('drags a task with the mouse to another place, and keeps it there', async () => {
    const visitor = await visit(stage.browser, stage.demo.url)
    const { page } = visitor
    await logIn(page, 'teacher@demo.test')
    const place = await openTasks(page, 'River Science 6')
    const before = await names(place)
    const handle = place.getByRole('button', { name: new RegExp(`^Move ${before[0]}, place 1 of`) })
    await handle.scrollIntoViewIfNeeded()
    const from = await handle.boundingBox()
    const to = await row(place, before[2] ?? '').boundingBox()
    assert.ok(from && to)
    const saved = page.waitForResponse(answer => answer.url().endsWith('/tasks-order'))
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + 10, from.y + 60, { steps: 5 })
    await page.mouse.move(from.x + 10, to.y + to.height - 8, { steps: 10 })
    await page.mouse.up()
    assert.equal((await saved).status(), 200)
    const after = withMoved(before, 1, 3)
    await stand(place, after)
    await page.reload()
    await stand(place, after)
    await visitor.leave()
  })

  it('opens a task under an address of its own, with Back and Forward, and leads to its videos', async () => {
    const visitor = await visit(stage.browser, stage.demo.url, phone)
    const { page } = visitor
    await logIn(page, 'teacher@demo.test')
    const place = await openTasks(page, 'Spanish 8 Kitchen Table')
    await fits(page)
    const name = place.locator('[data-row] a.name').first()
    const title = (await name.textContent()) ?? ''
    await name.click()
    await page.waitForURL(/tab=tasks&task_id=\d+/)
    await place.getByRole('heading', { name: title }).waitFor()
    await place.getByRole('heading', { name: 'STUDENT PROMPT' }).waitFor()
    await expectAccessible(page)
    await fits(page)
    await page.goBack()
    await name.waitFor()
    await page.goForward()
    await name.waitFor({ state: 'hidden' })
    await page.reload()
    await place.getByRole('link', { name: 'Videos of this task' }).click()
    await page.waitForURL(/\/classroom\/\d+\/\d+\/task-detail/)
    await visitor.leave()
  })

  it('adds a task from the library with a due date, once', async () => {
    const visitor = await visit(stage.browser, stage.demo.url)
    const { page } = visitor
    await logIn(page, 'players@demo.test')
    const place = await openTasks(page, 'Captains Circle')
    const before = await names(place)
    await place.getByRole('button', { name: 'ADD TASK FROM LIBRARY +' }).click()
    await place.getByLabel('Language').selectOption({ label: 'Spanish' })
    const card = place.getByRole('article', { name: 'Mi familia' })
    await card.waitFor()
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Details' }).click()
    const details = place.getByRole('dialog', { name: 'Mi familia' })
    await details.getByRole('heading', { name: 'STUDENT PROMPT' }).waitFor()
    await details.getByRole('button', { name: 'Add' }).click()
    await place.getByRole('dialog', { name: 'Add task' }).getByRole('button', { name: 'Add' }).click()
    await place.getByText('Successful!').waitFor()
    await place.getByRole('button', { name: 'OK' }).click()
    await card.getByText('Already in your exchange').waitFor()
    await place.getByRole('button', { name: 'Back' }).click()
    await stand(place, [...before, 'Mi familia'])
    await visitor.leave()
  })

  it('works in a school’s LMS page, on another origin', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.secondOrigin}/demo/lms.html`)
    const { page } = visitor
    const address = page.url()
    await logIn(page.locator('cx-classroom-list'), 'teacher@demo.test')
    const place = await openTasks(page, 'Willamette Watchers')
    const before = await names(place)
    await place.getByRole('button', { name: `Move ${before[0]} from place 1 to another one` }).click()
    const asked = place.getByRole('dialog', { name: 'Move task' })
    await asked.getByRole('spinbutton').fill(String(before.length + 1))
    await asked.getByRole('button', { name: 'Move' }).click()
    await asked.getByText(`Invalid value must be less than or equal to ${before.length}`).waitFor()
    await asked.getByRole('spinbutton').fill('2')
    await page.keyboard.press('Enter')
    await stand(place, withMoved(before, 1, 2))
    await place.getByRole('link', { name: before[0] ?? '' }).click()
    await place.getByRole('button', { name: 'Back' }).click()
    await place.getByRole('link', { name: before[0] ?? '' }).waitFor()
    await expectAccessible(page)
    assert.equal(page.url(), address)
    await fits(page)
    await visitor.leave()
  })
})
