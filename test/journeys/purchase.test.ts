import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { heading, logIn } from '../support/journey-steps.ts'

const YEAR = String((new Date().getFullYear() + 2) % 100).padStart(2, '0')

const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true }).click()

async function payByCard(place: Page | Locator, number: string): Promise<void> {
  await place.getByLabel('Credit card').check()
  await place.getByLabel('Card number').fill(number)
  await place.getByLabel('Card holder').fill('Maya Torres')
  await place.getByLabel('Expiry month').fill('07')
  await place.getByLabel('Expiry year').fill(YEAR)
  await place.getByLabel('CVV').fill('123')
  await press(place, /^Pay /)
}

const START = `${new Date().getFullYear() + 1}-02-01`

/** Goes through the steps of a new classroom up to its course. */
async function fillIn(page: Page | Locator, name: string): Promise<void> {
  const next = () => press(page, 'Next')
  await page.getByLabel('Classroom Name').fill(name)
  await page.getByLabel('Subject').selectOption({ label: 'Arts and Sciences' })
  await next()
  await page.getByLabel('Native Language of My Students').waitFor()
  await next()
  await page.getByLabel('Start Date').fill(START)
  await next()
  await page.getByLabel('Age Range').selectOption({ label: '11-14 years old' })
  await next()
  await page.getByRole('heading', { name: 'SELECT A COURSE FOR YOUR CLASSROOM' }).waitFor()
}

describe('a purchase of exchanges', () => {
  const stage = demoWithBrowser()

  it('leads from a missing exchange to the payment, and back to the classroom that it was for', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.url}/classroom/create`)
    const { page } = visitor
    await logIn(page, 'teacher@demo.test')
    await fillIn(page, 'Tides and Harbours')
    visitor.expectTrouble(/422/)
    await press(page, 'Skip')
    const choice = page.getByRole('dialog', { name: 'Purchase Exchanges' })
    await choice.getByText('This classroom requires a Arts and Sciences exchange.').waitFor()
    await expectAccessible(page)
    assert.equal(await choice.getByLabel('Number of exchanges').inputValue(), '1')
    await choice.getByText(/^\$\d/).first().waitFor()
    await press(choice, 'Purchase')
    const payment = page.getByRole('dialog', { name: 'Payment' })
    await payment.getByLabel('Credit card').waitFor()
    await expectAccessible(page)
    // declined first: the card is emptied, and can be typed again
    await payByCard(payment, '4000000000000002')
    await page.getByText('Your card was declined.').waitFor()
    await press(page.getByRole('dialog', { name: 'PURCHASE FAILED' }), 'OK')
    assert.equal(await payment.getByLabel('Card number').inputValue(), '')
    await payByCard(payment, '4242 4242 4242 4242')
    await page.getByText('Thank you for your purchase. A receipt has been sent to your email.').waitFor()
    await expectAccessible(page)
    await press(page.getByRole('dialog', { name: 'PURCHASE COMPLETE' }), 'OK')
    // back at the step, with all that was filled in
    await heading(page, 'SELECT A COURSE FOR YOUR CLASSROOM').waitFor()
    await press(page, 'Skip')
    await page.getByText('GOOD JOB!').waitFor()
    await visitor.leave()
  })
})
