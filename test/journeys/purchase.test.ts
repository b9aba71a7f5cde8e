import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, Locator, Page } from 'playwright-core'
import { type AStripe, aStripe } from '../support/a-stripe.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, openBrowser, visit } from '../support/journey.ts'
import { heading, logIn } from '../support/journey-steps.ts'
import { startDemoServer } from '../support/server.ts'

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

/** An element alone in a school's page, on another origin than the service. */
async function putIntoSchoolsPage(page: Page, element: string): Promise<Locator> {
  await page.evaluate(html => {
    const section = document.querySelector('[aria-label="Exchanges"]')
    if (section) section.innerHTML = html
  }, element)
  return page.locator('cx-token-purchase')
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

  it("is an element of a school's page, on another origin, by card, by keys alone, and on invoice with a file", async () => {
    const visitor = await visit(stage.browser, `${stage.demo.secondOrigin}/demo/lms.html`)
    const { page } = visitor
    await page.evaluate(() => {
      const told: object[] = []
      Object.assign(globalThis, { told })
      document.addEventListener('cx-tokens-bought', event => told.push((event as CustomEvent).detail))
    })
    const element = await putIntoSchoolsPage(
      page,
      '<cx-token-purchase subject-id="2" number="3"></cx-token-purchase>',
    )
    await logIn(element, 'partner@demo.test')
    await element.getByText('$360.00').waitFor()
    await expectAccessible(page)

    const keys = page.keyboard
    await element.getByRole('button', { name: 'Purchase', exact: true }).first().focus()
    await keys.press('Enter')
    await element.getByRole('heading', { name: 'Payment' }).waitFor()
    await element.getByLabel('Invoice').focus()
    await keys.press('ArrowDown')
    await keys.press('Tab')
    for (const text of ['5555 5555 5555 4444', 'Lucía Fernández', '07', YEAR, '123']) {
      await keys.type(text)
      await keys.press('Tab')
    }
    await expectAccessible(page)
    await element.getByLabel('CVV').focus()
    await keys.press('Enter')
    await page.getByText('Thank you for your purchase. A receipt has been sent to your email.').waitFor()
    await keys.press('Enter')
    await element.getByRole('heading', { name: 'Purchase Exchanges' }).waitFor()

    await element.getByRole('button', { name: 'Purchase', exact: true }).first().click()
    await element.getByLabel('Invoice').check()
    await element.getByLabel('Organization').fill('CEIP Río Tajo')
    await element.getByLabel('Name', { exact: true }).fill('Rosa Vidal')
    await element.getByLabel('Title').fill('Secretary')
    await element.getByRole('textbox', { name: 'Email' }).fill('rosa@tajo.example')
    await element.getByLabel('Phone number').fill('+34 600 000 000')
    await element.getByLabel('Address').fill('Calle Mayor 1')
    const chooser = page.waitForEvent('filechooser')
    await press(element, 'Upload a file')
    await (await chooser).setFiles({
      name: 'order.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
    })
    await element.getByText('order.pdf is uploaded.').waitFor()
    await expectAccessible(page)
    await press(element, 'Order for $360.00')
    await page
      .getByText('Thank you for your order. An invoice will be sent to the contact information provided.')
      .waitFor()
    const told = await page.evaluate(() => (globalThis as unknown as { told: { status: string }[] }).told)
    assert.deepEqual(
      told.map(({ status }) => status),
      ['paid', 'invoiced'],
    )
    await visitor.leave()
  })
})

/** As much of Stripe's script as the frame uses: its field is a frame, and its styles are in place, as Stripe's are. */
const STRIPE_SCRIPT = `globalThis.Stripe = () => ({
  elements: () => ({
    create: () => ({
      on: (event, listener) => event === 'ready' && setTimeout(listener),
      mount(place) {
        place.innerHTML = '<iframe title="Card" src="https://js.stripe.com/card.html" style="width: 100%; height: 120px; border: 0"></iframe>'
      },
    }),
    update() {},
    submit: async () => ({}),
  }),
  confirmPayment: async ({ clientSecret }) => {
    const question = document.createElement('iframe')
    question.title = 'Your bank'
    question.src = 'https://hooks.stripe.com/question.html'
    question.setAttribute('style', 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0')
    document.body.append(question)
    await payAtStripe(clientSecret)
    question.remove()
    return {}
  },
})`

describe('a purchase at Stripe', () => {
  const stage = {} as { stripe: AStripe; demo: Awaited<ReturnType<typeof startDemoServer>>; browser: Browser }
  before(async () => {
    stage.stripe = await aStripe()
    const { keys: stripe } = stage.stripe
    stage.demo = await startDemoServer({ stripe, ...(process.env.DIST ? { dist: process.env.DIST } : {}) })
    stage.browser = await openBrowser()
  })
  after(async () => {
    await stage.browser?.close()
    await stage.demo?.close()
    await stage.stripe?.close()
  })

  /** Somebody in a browser of their own pays for three exchanges; `pay` is what they do when the bank asks. */
  async function paying(pay: (clientSecret: string) => Promise<void>) {
    const visitor = await visit(stage.browser, `${stage.demo.secondOrigin}/demo/lms.html`)
    const { page, context } = visitor
    await context.exposeFunction('payAtStripe', pay)
    await context.route(/^https:\/\/(js|hooks)\.stripe\.com\//, (route, request) =>
      request.url().endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body: STRIPE_SCRIPT })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Of Stripe</p>' }),
    )
    const element = await putIntoSchoolsPage(
      page,
      '<cx-token-purchase subject-id="2" number="3"></cx-token-purchase>',
    )
    await logIn(element, 'partner@demo.test')
    await element.getByText('$360.00').waitFor()
    await element.getByRole('button', { name: 'Purchase', exact: true }).first().click()
    await element.getByLabel('Credit card').check()
    await element.locator('iframe:not([data-loading])').waitFor()
    return { visitor, element }
  }

  it('that was left open is paid in the frame, by what its order was given, from another browser, and once', async () => {
    const { stripe } = stage
    const asked = Promise.withResolvers<void>()
    const first = await paying(() => {
      asked.resolve()
      return new Promise(() => {})
    })
    await press(first.element, 'Pay $360.00')
    await asked.promise
    await first.visitor.leave()

    const { visitor, element } = await paying(async clientSecret => void stripe.payIn(clientSecret))
    // the same is being paid already
    visitor.expectTrouble(/409/)
    await press(element, 'Pay $360.00')
    await visitor.page
      .getByText('Thank you for your purchase. A receipt has been sent to your email.')
      .waitFor()
    assert.deepEqual(
      [...stripe.intents.values()].map(({ status }) => status),
      ['succeeded'],
    )
    await visitor.leave()
  })
})
