import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { logIn } from '../support/journey-steps.ts'

const phone = { width: 390, height: 844 }

const row = (place: Locator, name: string) => place.getByRole('row', { name: new RegExp(`^${name}`) })

/** Adds a student, and gives what the teacher is told to hand over, as it is copied. */
async function add(page: Page, place: Locator, first: string, initial: string): Promise<string> {
  await place.getByRole('button', { name: 'Add student' }).first().click()
  const form = place.getByRole('dialog', { name: 'Add student' })
  await form.getByLabel('First name').fill(first)
  await form.getByLabel('Last initial').fill(initial)
  await page.keyboard.press('Enter')
  const done = place.getByRole('dialog', { name: 'Success!' })
  await done.getByText(`Hand these to ${first} ${initial}.`).waitFor()
  await expectAccessible(page)
  await done.getByRole('button', { name: 'Copy instructions' }).click()
  await done.getByText('Copied!').first().waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const shown = await done.getByRole('definition').allInnerTexts()
  for (const text of shown) assert.ok(copied.includes(text), `'${text}' in: ${copied}`)
  await done.getByRole('button', { name: 'Done' }).click()
  await row(place, `${first} ${initial}`).waitFor()
  return copied
}

/** Deletes a student and brings them back. */
async function removeAndUndo(place: Locator, name: string): Promise<void> {
  await place.getByRole('button', { name: `Actions for ${name}` }).click()
  await place.getByRole('menuitem', { name: 'Delete' }).click()
  await place
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await place.getByText(`${name} was deleted.`).waitFor()
  await row(place, name).waitFor({ state: 'detached' })
  await place.getByRole('button', { name: 'Undo' }).click()
  await place.getByText(`${name} is back.`).waitFor()
  await row(place, name).waitFor()
}

describe('My Students', () => {
  const stage = demoWithBrowser()

  it('is where a teacher adds a student, decides on approval, deletes and undoes', async () => {
    const visitor = await visit(stage.browser, stage.demo.url)
    const { page } = visitor
    const place = page.locator('cx-students')
    await logIn(page, 'teacher@demo.test')
    await page.getByRole('link', { name: 'River Science 6' }).first().click()
    await page.getByRole('tab', { name: 'My Students' }).click()
    await page.waitForURL(/tab=students/)
    await place.getByText(/^\d+ students?$/).waitFor()
    await expectAccessible(page)
    const copied = await add(page, place, 'Zita', 'Q')
    assert.match(
      copied,
      /Student portal: .*\/demo\/student\/\nUsername: .+\nClassroom code: .+\nPassword: .+/,
    )

    const approval = place.getByRole('checkbox', { name: 'Approval of what Zita Q posts' })
    if (await approval.isEnabled()) {
      const before = await approval.isChecked()
      const saved = page.waitForResponse(answer => answer.url().endsWith('/submissions/permissions'))
      await approval.click()
      if (before) await page.getByRole('button', { name: 'Switch off' }).click()
      assert.equal((await saved).status(), 200)
      await page.reload()
      await approval.waitFor()
      assert.equal(await approval.isChecked(), !before)
    } else {
      await place.getByText(/you must review and approve student videos/).waitFor()
      assert.ok(await approval.isChecked())
    }

    await place.getByRole('searchbox').fill('zita')
    await page.keyboard.press('Enter')
    await place.getByText('1 student', { exact: true }).waitFor()
    await removeAndUndo(place, 'Zita Q')
    await place.getByRole('searchbox').fill('nobody of this name')
    await page.keyboard.press('Enter')
    await place.getByText('No match found.').first().waitFor()
    await page.keyboard.press('Enter')
    await row(place, 'Zita Q').waitFor()
    assert.equal(await place.getByRole('searchbox').inputValue(), '')
    await visitor.leave()
  })

  it('opens a profile under an address of its own, with Back and Forward', async () => {
    const visitor = await visit(stage.browser, stage.demo.url, phone)
    const { page } = visitor
    const place = page.locator('cx-students')
    await logIn(page, 'teacher@demo.test')
    await page.getByRole('link', { name: 'Spanish 7 Morning' }).first().click()
    await page.getByRole('tab', { name: 'My Students' }).click()
    const name = place.getByRole('rowheader').first().getByRole('link')
    await name.click()
    await page.waitForURL(/tab=students&student_id=\d+/)
    await place.getByRole('table', { name: 'Students' }).waitFor({ state: 'hidden' })
    await page.goBack()
    await name.waitFor()
    await page.goForward()
    await name.waitFor({ state: 'hidden' })
    await page.reload()
    await place.getByText('Back', { exact: true }).click()
    await name.waitFor()
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    await visitor.leave()
  })

  it('works in a school’s LMS page, on another origin', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.secondOrigin}/demo/lms.html`)
    const { page } = visitor
    const address = page.url()
    const place = page.locator('cx-students')
    await logIn(page.locator('cx-classroom-list'), 'teacher@demo.test')
    await page.getByRole('link', { name: 'Willamette Watchers' }).first().click()
    await page.getByRole('tab', { name: 'My Students' }).click()
    await add(page, place, 'Ömer', 'Ş')
    await removeAndUndo(place, 'Ömer Ş')
    await place.getByRole('link', { name: 'Ömer Ş' }).click()
    await place.getByRole('table', { name: 'Students' }).waitFor({ state: 'hidden' })
    await place.getByText('Back', { exact: true }).click()
    await row(place, 'Ömer Ş').waitFor()
    await expectAccessible(page)
    assert.equal(page.url(), address)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    await visitor.leave()
  })
})
