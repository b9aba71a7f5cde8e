import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { heading, logIn } from '../support/journey-steps.ts'
import { DEMO_PASSWORD } from '../support/server.ts'
import { until } from '../support/until.ts'

const phone = { width: 390, height: 844 }

describe('a teacher in the host app', () => {
  const stage = demoWithBrowser()

  it('signs in, works in the classrooms, and is still signed in after a reload', async () => {
    const visitor = await visit(stage.browser, stage.demo.url)
    const { page } = visitor
    const isTitled = (title: string) => page.waitForFunction(wanted => document.title === wanted, title)

    await page.getByRole('heading', { name: 'TEACHER LOGIN' }).waitFor()
    await isTitled('Teacher login · LUV')
    await expectAccessible(page)
    await logIn(page, 'teacher@demo.test')
    await heading(page, 'My Classrooms').waitFor()
    await page.getByRole('table').waitFor()
    await isTitled('My Classrooms · LUV')
    await expectAccessible(page)
    const names = page.getByRole('table').getByRole('link')
    /** Waits until these are listed, for rows come a moment after what is said of them. */
    const lists = (wanted: readonly string[]) =>
      until(
        async () => (await names.allTextContents()).join('\n') === wanted.join('\n'),
        () => wanted.join(),
      )
    await names.first().waitFor()
    const all = await names.count()
    assert.ok(all >= 9, `${all} classrooms`)

    await page.getByRole('radio', { name: 'Grid View' }).check()
    await page
      .getByRole('link', { name: /Enter Classroom/ })
      .first()
      .waitFor()
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'List View' }).check()

    await names.nth(all - 1).waitFor()
    const sorted = (await names.allTextContents()).sort(new Intl.Collator('en').compare)
    await page.getByLabel('Filter by').selectOption({ label: 'A-Z' })
    await lists(sorted)

    const first = sorted[0] ?? ''
    await page.getByRole('searchbox').fill(first)
    await page.getByRole('searchbox').press('Enter')
    await page.getByText('1 classroom', { exact: true }).waitFor()
    await lists([first])

    const asked = new URLSearchParams({ filter: 'a-z', search: first })
    const isAsked = () => page.waitForURL(`${stage.demo.url}/?${asked}`)
    await isAsked()
    await page.reload()
    await page.getByText('1 classroom', { exact: true }).waitFor()
    await lists([first])
    assert.equal(await page.getByRole('searchbox').inputValue(), first)

    const copy = page.getByRole('button', { name: /Copy the classroom code/ })
    const code = ((await copy.textContent()) ?? '').trim()
    await copy.click()
    await page.getByText('Copied!').first().waitFor()
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), code)

    await names.first().click()
    await heading(page, first).waitFor()
    assert.match(page.url(), /\/classroom\/\d+$/)
    await isTitled(`${first} · LUV`)
    await page.getByRole('rowheader', { name: 'To-do' }).waitFor()
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Submissions' }).click()
    await page.waitForURL(/tab=submissions/)
    await page.reload()
    await page.getByRole('tab', { name: 'Submissions', selected: true }).waitFor()

    await page.goBack()
    await heading(page, 'My Classrooms').waitFor()
    await isAsked()
    await page.getByText('1 classroom', { exact: true }).waitFor()
    await page.goForward()
    await heading(page, first).waitFor()

    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'LOG OUT' }).click()
    await page.getByRole('heading', { name: 'TEACHER LOGIN' }).waitFor()
    await page.goto(`${stage.demo.url}/notifications`)
    await page.waitForURL(/\/security\/login\?redirect=%2Fnotifications$/)
    await visitor.leave()
  })

  it('is brought back to the page that was asked for, on a phone', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.url}/account/my-account`, phone)
    const { page } = visitor
    await logIn(page, 'teacher@demo.test')
    await heading(page, /^My Account$/).waitFor()
    await page.getByRole('heading', { name: 'Exchange balance' }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/account/my-account')
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.equal(overflow, 0)
    await visitor.leave()
  })

  it('does it all with the keyboard alone', async () => {
    const visitor = await visit(stage.browser, stage.demo.url)
    const { page } = visitor
    await page.getByLabel('Email').focus()
    await page.keyboard.type('teacher@demo.test')
    await page.keyboard.press('Tab')
    await page.keyboard.type(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    const first = page.getByRole('table').getByRole('link').first()
    await first.waitFor()
    const name = (await first.textContent()) ?? ''
    await first.focus()
    await page.keyboard.press('Enter')
    await heading(page, name).waitFor()
    await page.getByRole('tab', { name: 'My Dashboard' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'My Tasks', selected: true }).waitFor()
    await visitor.leave()
  })

  it('is told what went wrong, and goes on working', async () => {
    const visitor = await visit(stage.browser, stage.demo.url)
    const { page } = visitor
    visitor.expectTrouble(/401|403/)
    await logIn(page, 'teacher@demo.test', 'Wrong.Password1')
    await page.getByRole('dialog', { name: 'LOGIN ERROR' }).getByText('Wrong email or password').waitFor()
    await page.keyboard.press('Escape')
    await logIn(page, 'teacher@demo.test')
    await heading(page, 'My Classrooms').waitFor()

    await page.goto(`${stage.demo.url}/classroom/999999`)
    await page.getByRole('dialog', { name: 'Classroom Error' }).waitFor()
    await page.getByText('You do not have rights for the selected classroom').first().waitFor()
    await page.goto(`${stage.demo.url}/classroom/x`)
    await heading(page, 'My Classrooms').waitFor()
    await page.goto(`${stage.demo.url}/no/such/page`)
    await heading(page, 'There is nothing here').waitFor()
    await visitor.leave()
  })

  it('sees the pages of their user type', async () => {
    const visitor = await visit(stage.browser, stage.demo.url)
    const { page } = visitor
    await logIn(page, 'librarian@demo.test')
    await page.getByRole('link', { name: 'Connections' }).waitFor()
    await page.waitForURL(/\/library-connections$/)
    await page.getByRole('button', { name: 'My Library' }).click()
    assert.equal(await page.getByRole('menuitem', { name: 'Create Classroom Exchange' }).count(), 0)
    await page.getByRole('menuitem', { name: 'See All' }).click()
    await heading(page, 'My Library').waitFor()
    await visitor.leave()
  })

  it('is advised once to use another browser', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36 OPR/122.0.0.0'
    const context = await stage.browser.newContext({ userAgent })
    const page = await context.newPage()
    await page.goto(stage.demo.url)
    const advice = page.getByRole('dialog', { name: 'RECOMMENDED BROWSER' })
    await advice.waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'OK' }).click()
    await page.reload()
    await heading(page, 'TEACHER LOGIN').waitFor()
    assert.equal(await advice.count(), 0)
    await context.close()
  })
})
