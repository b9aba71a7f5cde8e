import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { logIn } from '../support/journey-steps.ts'

const NAME = 'Tide Pool Readers'
const COURSE = 'Reading Rooms of the World'

const cardOf = (page: Page, library: string) => page.getByRole('article', { name: library })

describe('library connections', () => {
  const stage = demoWithBrowser()

  it('are posted by one librarian and connected to by another, who both have the classroom', async () => {
    const { demo, browser } = stage
    const visitor = await visit(browser, demo.url)
    const { page } = visitor
    await logIn(page, 'librarian2@demo.test')
    await page.getByRole('heading', { name: 'Library Connections' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'New Request' }).first().click()
    const form = page.getByRole('dialog', { name: 'New Request' })
    await form.getByRole('button', { name: 'Post' }).click()
    await form.getByText('At least one reason must be selected').waitFor()
    await form.getByText('Course field is required').waitFor()
    await expectAccessible(page)
    await form.getByLabel('Classroom Name').fill(NAME)
    await form.getByLabel('Description').fill('Who reads about the sea with us?')
    await form.getByLabel('Books').check()
    const ages = form.getByLabel('Age Range')
    await ages.getByRole('option', { name: '7-10 years old' }).waitFor({ state: 'attached' })
    await ages.selectOption('7-10 years old')
    const course = form.getByLabel('Course')
    await course.getByRole('option', { name: COURSE }).waitFor({ state: 'attached' })
    await course.selectOption(COURSE)
    // nothing that is typed is lost
    await page.reload()
    await page.getByRole('button', { name: 'New Request' }).first().click()
    assert.equal(await form.getByLabel('Classroom Name').inputValue(), NAME)
    await form.getByRole('button', { name: 'Post' }).click()
    await page.getByRole('dialog', { name: 'Successful' }).getByRole('button', { name: 'OK' }).click()
    await page.getByRole('article', { name: NAME }).getByText('Open', { exact: true }).waitFor()

    const other = await visit(browser, `${demo.url}/library-connections`, { width: 390, height: 844 })
    await logIn(other.page, 'librarian@demo.test')
    const card = cardOf(other.page, 'Prairie View School Library')
    await card
      .filter({ hasText: 'Who reads about the sea with us?' })
      .getByRole('button', { name: /^See Details/ })
      .click()
    const details = other.page.getByRole('dialog', { name: /^Request of/ })
    await details.getByText(NAME).waitFor()
    assert.match(new URL(other.page.url()).search, /request_id=\d+/)
    await expectAccessible(other.page)
    await details.getByRole('button', { name: 'Connect' }).click()
    const question = other.page.getByRole('dialog', { name: /^Connect with/ })
    await question.getByText('This costs each of you 1 Library exchange.').waitFor()
    await question.getByRole('button', { name: 'Connect' }).click()
    const done = other.page.getByRole('dialog', { name: 'Successful Connection!.' })
    await done.getByText(NAME).waitFor()
    await done.getByRole('link', { name: 'Open the classroom' }).click()
    await other.page.getByRole('heading', { name: NAME }).first().waitFor()

    // nobody has loaded this page again
    await page.getByRole('article', { name: NAME }).getByText('Connected', { exact: true }).waitFor()
    await page
      .getByRole('link', { name: /^Notifications/ })
      .first()
      .click()
    await page
      .getByRole('link', { name: /^Open Connection request accepted from/ })
      .first()
      .click()
    await page.getByRole('heading', { name: NAME }).first().waitFor()
    await other.leave()
    await visitor.leave()
  })

  it('are connected in a page of another origin, which stays where it is', async () => {
    const lms = `${stage.demo.secondOrigin}/demo/lms.html`
    const visitor = await visit(stage.browser, lms, { width: 390, height: 844 })
    const { page } = visitor
    await page.evaluate(() => {
      const section = document.querySelector('[aria-label="Exchanges"]')
      if (section) section.innerHTML = '<cx-library-connections></cx-library-connections>'
    })
    const libraries = page.locator('cx-library-connections')
    await logIn(libraries, 'kwame.mensah@demo.test')
    await libraries
      .getByText('Young readers on a foggy coast look for a library to read along with.')
      .waitFor()
    await expectAccessible(page)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    await libraries
      .getByRole('article')
      .filter({ hasText: 'Young readers on a foggy coast look for a library to read along with.' })
      .getByRole('button', { name: /^Hide/ })
      .click()
    await libraries.getByRole('button', { name: 'Undo' }).click()
    await libraries
      .getByRole('article')
      .filter({ hasText: 'Young readers on a foggy coast look for a library to read along with.' })
      .getByRole('button', { name: /^See Details/ })
      .click()
    const details = page.getByRole('dialog', { name: /^Request of/ })
    await details.getByText('Harbor Bookmates').waitFor()
    assert.equal(page.url(), lms)
    await details.getByRole('button', { name: 'Connect' }).click()
    const question = page.getByRole('dialog', { name: /^Connect with/ })
    await question.getByRole('button', { name: 'Connect' }).click()
    await page
      .getByRole('dialog', { name: 'Successful Connection!.' })
      .getByText('Harbor Bookmates')
      .waitFor()
    assert.equal(page.url(), lms)
    await visitor.leave()
  })

  it('are nothing for a teacher, who is told so', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.url}/library-connections`)
    await logIn(visitor.page, 'teacher@demo.test')
    await visitor.page.waitForURL(address => address.pathname !== '/library-connections')
    await visitor.leave()
  })
})
