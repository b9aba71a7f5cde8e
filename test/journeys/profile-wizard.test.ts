import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { heading, logIn } from '../support/journey-steps.ts'

const EMAIL = 'new@demo.test'

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()

/** Fills in the first step. */
async function tellOfOneself(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Amara')
  await page.getByLabel('Last Name').fill('Osei')
  await page.getByLabel('About Me').fill('I teach arts by the sea.')
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Spain' })
  await page.getByLabel('City').fill('Cádiz')
  await next(page)
}

describe('the first profile of a teacher', () => {
  const stage = demoWithBrowser()

  it('is begun in the host, gone on with in an LMS page of another machine, and saved there as one', async () => {
    const first = await visit(stage.browser, `${stage.demo.url}/security/login`)
    await logIn(first.page, EMAIL)
    await first.page.getByRole('button', { name: 'COMPLETE PROFILE' }).click()
    await heading(first.page, 'Personal information').waitFor()
    await expectAccessible(first.page)
    await tellOfOneself(first.page)
    await heading(first.page, 'Avatar').waitFor()
    await first.page.getByRole('radio', { name: 'Avatar 7', exact: true }).check({ force: true })
    await next(first.page)
    await first.page.getByLabel('School Name').fill('IES La Caleta de los Vientos')
    await first.page.getByRole('option', { name: 'Not Listed' }).click()
    await first.page.getByLabel('School Address').fill('Calle Rosa 1')
    await first.page.getByLabel('Educational Affiliation').fill('I teach there.')
    await first.page.getByLabel('School Website').fill('caleta')
    await first.page.getByLabel('School Phone Number').fill('+34 956 000 000')
    await next(first.page)
    await first.page.getByText('Field must have a valid url format.').waitFor()
    await first.page.getByText('What you have filled in is saved.').waitFor()
    await first.leave()

    const second = await visit(stage.browser, `${stage.demo.secondOrigin}/demo/lms.html`)
    const { page } = second
    await page.evaluate(() => {
      const wizard = document.createElement('cx-profile-wizard')
      document.querySelector('#exchange')?.replaceChildren(wizard)
    })
    await logIn(page, EMAIL)
    await heading(page, 'School').waitFor()
    assert.equal(await page.getByLabel('School Address').inputValue(), 'Calle Rosa 1')
    await page.getByLabel('School Website').fill('caleta.example')
    await next(page)
    await heading(page, 'Data privacy agreement').waitFor()
    await next(page)
    await page.getByLabel('Arts and Sciences').check()
    await next(page)
    await page.getByRole('group', { name: 'Age Ranges of My Students' }).getByRole('checkbox').first().check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.getByText('Successful profile update.').waitFor()
    await second.leave()
  })
})
