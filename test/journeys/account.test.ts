import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { readSheet } from 'read-excel-file/node'
import { coldScreens } from '../support/cold-screen.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { logIn } from '../support/journey-steps.ts'
import { MOST_SHIFT, shiftOf } from '../support/layout-shift.ts'

/** What is exported of the table that is shown, as rows of a spreadsheet. */
async function exported(page: Page, table: string): Promise<{ name: string; rows: unknown[][] }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `Export ${table} as a spreadsheet` }).click()
  const file = await download
  return { name: file.suggestedFilename(), rows: await readSheet(readFileSync(await file.path())) }
}

const bodyRows = (place: Page | Locator) => place.locator('cx-account tbody tr:not([aria-hidden])')
const table = (page: Page) => new URL(page.url()).searchParams.get('table')

describe('My Account', () => {
  const stage = demoWithBrowser()

  it('tells what is left and what became of the rest, by pages and as files', async () => {
    const visitor = await visit(stage.browser, stage.demo.url)
    const { page } = visitor
    await logIn(page, 'teacher@demo.test')
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'My Account' }).click()
    await page.getByRole('heading', { name: 'Exchange balance' }).waitFor()
    await page.getByText(/^6 expire on /).waitFor()
    await page.getByRole('columnheader', { name: 'NUMBER AVAILABLE' }).waitFor()
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Usage History' }).click()
    await page.getByText('Page 1 of 3').waitFor()
    assert.equal(table(page), 'usage-history')
    assert.equal(await bodyRows(page).count(), 10)
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText('Page 2 of 3').waitFor()
    const { name, rows } = await exported(page, 'Usage History')
    assert.equal(name, 'exchange-tokens-usage-history.xlsx')
    assert.deepEqual(rows[0], ['DATE', 'SUBJECT', 'DESCRIPTION', 'NUMBER OF EXCHANGES'])
    // all of them, whatever page is shown
    const [count = ''] = (await page.getByText(/^\d+ entries$/).textContent())?.match(/\d+/) ?? []
    assert.equal(rows.length, Number(count) + 1)

    // the address is where the table is found again
    await page.reload()
    await page.getByText('Page 1 of 3').waitFor()
    assert.ok((await shiftOf(page)) <= MOST_SHIFT, `moved by ${await shiftOf(page)}`)
    await page.getByRole('tab', { name: 'Active' }).click()
    await page.getByRole('columnheader', { name: 'NUMBER ACTIVE' }).waitFor()
    await page.getByRole('tab', { name: 'Expired' }).click()
    await page.getByRole('button', { name: 'Show Available' }).click()
    await page.getByRole('columnheader', { name: 'NUMBER AVAILABLE' }).waitFor()
    assert.equal(table(page), null)

    // the browser's Back closes the purchase, and the page stays
    const purchase = page.getByRole('dialog', { name: 'Purchase Exchanges' })
    await page.getByRole('button', { name: 'Purchase Exchanges' }).click()
    await purchase.getByLabel('Subject').waitFor()
    await page.waitForFunction(() => JSON.stringify(history.state)?.includes('cx-screens'))
    await page.evaluate('history.back()')
    await purchase.waitFor({ state: 'detached' })
    await page.getByRole('columnheader', { name: 'NUMBER AVAILABLE' }).waitFor()
    await visitor.leave()
  })

  it('comes on a slow line without a jump', async () => {
    const first = await visit(stage.browser, `${stage.demo.url}/security/login`)
    await first.page.getByLabel('Keep me signed in').check()
    await logIn(first.page, 'teacher@demo.test')
    await first.page.getByRole('button', { name: /Account of/ }).waitFor()
    const kept = (await first.context.storageState()).origins[0]?.localStorage ?? []
    await first.leave()
    for (const width of [390, 1280]) {
      for (const query of ['', '?table=purchases']) {
        const visitor = await visit(stage.browser, 'about:blank', { width, height: 800 })
        await visitor.context.addInitScript(items => {
          for (const { name, value } of items) localStorage.setItem(name, value)
        }, kept)
        const screens = await coldScreens(visitor.page)
        await screens.open(`${stage.demo.url}/account/my-account${query}`)
        await visitor.page.getByRole('heading', { name: 'Exchange balance' }).waitFor()
        const { total, moved } = await screens.shift()
        assert.ok(total <= MOST_SHIFT, `${width} px ${query}: moved by ${total}: ${moved.join(', ')}`)
        await visitor.leave()
      }
    }
  })

  it('opens the purchase by the keyboard, and gives the focus back', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.url}/account/my-account?table=purchases`)
    const { page } = visitor
    await logIn(page, 'partner@demo.test')
    await page.getByText('No purchases yet').waitFor()
    const purchase = page.getByRole('button', { name: 'Purchase Exchanges' }).first()
    await purchase.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Purchase Exchanges' })
    await dialog.getByLabel('Subject').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.waitForFunction(
      () =>
        document.querySelector('cx-account')?.shadowRoot?.activeElement?.textContent === 'Purchase Exchanges',
    )
    await visitor.leave()
  })

  it("has at once what was bought in a school's LMS page, and leaves its address alone", async () => {
    const lms = `${stage.demo.secondOrigin}/demo/lms.html`
    const visitor = await visit(stage.browser, lms, { width: 390, height: 844 })
    const { page } = visitor
    await page.evaluate(() => {
      const section = document.querySelector('[aria-label="Exchanges"]')
      if (section) section.innerHTML = '<cx-account></cx-account>'
    })
    const account = page.locator('cx-account')
    await logIn(account, 'no-agreement@demo.test')
    const sciences = account.getByRole('listitem').filter({ hasText: 'Arts and Sciences' })
    await sciences.getByText(/^2 expire on /).waitFor()
    await account.getByRole('tab', { name: 'Purchases' }).click()
    await account.getByText('No purchases yet').waitFor()
    assert.equal(page.url(), lms)

    await account.getByRole('button', { name: 'Purchase Exchanges' }).first().click()
    const choice = page.getByRole('dialog', { name: 'Purchase Exchanges' })
    await choice.getByLabel('Subject').selectOption({ label: 'Arts and Sciences' })
    await choice.getByLabel('Number of exchanges').fill('3')
    await choice.getByRole('button', { name: 'Purchase', exact: true }).click()
    const payment = page.getByRole('dialog', { name: 'Payment' })
    await payment.getByLabel('Credit card').check()
    await payment.getByLabel('Card number').fill('4242424242424242')
    await payment.getByLabel('Card holder').fill('Nora Agree')
    await payment.getByLabel('Expiry month').fill('07')
    await payment.getByLabel('Expiry year').fill(String((new Date().getFullYear() + 2) % 100))
    await payment.getByLabel('CVV').fill('123')
    await payment.getByRole('button', { name: /^Pay / }).click()
    const done = page.getByRole('dialog', { name: 'PURCHASE COMPLETE' })
    await done.getByRole('button', { name: 'OK' }).click()
    await done.waitFor({ state: 'detached' })

    await sciences.getByText('5', { exact: true }).waitFor()
    await account.getByText('Paid', { exact: true }).waitFor()
    assert.equal(await bodyRows(page).count(), 1)
    await expectAccessible(page)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    const { name, rows } = await exported(page, 'Purchases')
    assert.deepEqual([name, rows.length], ['purchases.xlsx', 2])
    await account.getByRole('tab', { name: 'Available' }).click()
    await account.getByText('2 entries').waitFor()
    assert.equal(page.url(), lms)
    await visitor.leave()
  })
})
