import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { allClosed, hasFocus, modal, openModals } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { backOnline, outages } from '../../support/outages.ts'
import {
  byRole,
  field,
  fill,
  mount,
  nextEvent,
  press,
  see,
  seeNoMore,
  unmountAll,
} from '../../support/page.ts'
import '../../../src/widgets/forgot-password/element.ts'

const FORGOT = 'POST /api/teacher/password/forgot'

const place = () => mount('<cx-forgot-password></cx-forgot-password>')
const sends = () => answer(FORGOT, { success: true, message: 'The email has been sent.' })

async function apply(element: Element, email = 'ada@school.test') {
  await fill(element, 'Email', email)
  await press(element, 'APPLY')
}

describe('<cx-forgot-password>', () => {
  afterEach(unmountAll)

  it('renders', async () => {
    const element = place()
    await see(element, 'FORGOT PASSWORD')
    expect((await field(element, 'Email')).autocomplete).to.equal('username')
    for (const name of ['Cancel', 'APPLY']) await byRole(element, 'button', name)
  })

  it('is accessible', () =>
    expectAccessibleLooks('cx-forgot-password', element => see(element, 'FORGOT PASSWORD')))

  it('fits from 320 to 1280 px', () =>
    expectToFit('cx-forgot-password', element => byRole(element, 'button', 'APPLY')))

  it('goes to the login by Cancel', async () => {
    const element = place()
    const path = nextPath(element)
    await press(element, 'Cancel')
    expect(await path).to.equal('/security/login')
  })

  it('says that the mail is on its way, tells the page, and goes to the login', async () => {
    sends()
    const element = place()
    const told = nextEvent(element, 'cx-recovery-sent')
    ;(await field(element, 'Email')).focus()
    await sendKeys({ type: ' ada@school.test ' })
    await sendKeys({ press: 'Enter' })
    expect((await told).detail).to.deep.equal({ email: 'ada@school.test' })
    const dialog = await modal(element, 'EMAIL SENT')
    await see(dialog, 'The email has been sent.')
    await see(dialog, 'It is on its way to ada@school.test. The link is valid for 60 minutes.')
    await expect(element).to.be.accessible()
    expect(answered(FORGOT).map(call => call.body)).to.deep.equal([{ email: 'ada@school.test' }])
    const path = nextPath(element)
    await press(dialog, 'OK')
    expect(await path).to.equal('/security/login')
    await allClosed()
    expect((await field(element, 'Email')).value).to.equal('')
  })

  it('sends once for a double click', async () => {
    const sent = hold(FORGOT, { success: true })
    const element = place()
    await fill(element, 'Email', 'ada@school.test')
    const button = await byRole(element, 'button', 'APPLY')
    button.click()
    button.click()
    await see(element, 'Sending the email')
    button.click()
    sent()
    await see(element, 'The email to set a new password has been sent.')
    expect(answered(FORGOT)).to.have.length(1)
  })

  for (const [email, seen] of [
    ['', 'Field required.'],
    ['  ', 'Field required.'],
    ['ada', 'Enter a valid email.'],
    ['ada@school', 'Enter a valid email.'],
  ] as const) {
    it(`says what is wrong with '${email}' on submit and on leaving the field`, async () => {
      const element = place()
      await apply(element, email)
      await see(element, seen)
      await hasFocus(await field(element, 'Email'))
      unmountAll()

      const other = place()
      await fill(other, 'Email', email)
      ;(await byRole(other, 'button', 'Cancel')).focus()
      await see(other, seen)
      await expect(other).to.be.accessible()
      await fill(other, 'Email', 'ada@school.test')
      await seeNoMore(other, seen)
      expect(answered(FORGOT)).to.have.length(0)
    })
  }
})

describe('a recovery mail that is not sent', () => {
  afterEach(unmountAll)

  async function unknown() {
    answer(FORGOT, refusal('The email is not in the system.'), { status: 404 })
    const element = place()
    await apply(element)
    const told = await modal(element, 'EMAIL NOT FOUND')
    await see(told, 'The email is not in the system.')
    return { element, told }
  }

  it('leads to create account when the email is not in the system', async () => {
    const { element } = await unknown()
    await expect(element).to.be.accessible()
    const path = nextPath(element)
    await sendKeys({ press: 'Enter' })
    expect(await path).to.equal('/security/create-account?email=ada%40school.test')
    await allClosed()
  })

  it('lets a mistyped email be changed', async () => {
    const { element, told } = await unknown()
    await press(told, 'Change the email')
    await allClosed()
    expect((await field(element, 'Email')).value).to.equal('ada@school.test')
    sends()
    await apply(element, 'adam@school.test')
    await modal(element, 'EMAIL SENT')
  })

  it("shows the server's word on the email at the field", async () => {
    const errors = { email: ['Enter a valid email.'] }
    answer(FORGOT, refusal('Enter a valid email.', undefined, errors), { status: 422 })
    const element = place()
    await apply(element)
    await see(element, 'Enter a valid email.')
    await hasFocus(await field(element, 'Email'))
    expect(openModals()).to.have.length(0)
  })

  const failures: typeof outages = [
    ...outages,
    ['the server has a fault', key => answer(key, refusal('A fault.'), { status: 500 }), 'A fault.'],
    [
      'the server says no without a word',
      key => answer(key, new Response('', { status: 503 })),
      'The email could not be sent. Please try again.',
    ],
  ]
  for (const [what, happens, seen] of failures) {
    it(`keeps the email when ${what}, and is tried again on request`, async () => {
      happens(FORGOT)
      const element = place()
      await apply(element)
      const told = await modal(element, 'EMAIL NOT SENT')
      await see(told, seen)
      expect((await field(element, 'Email')).value).to.equal('ada@school.test')
      backOnline()
      sends()
      await press(told, 'Retry')
      await see(await modal(element, 'EMAIL SENT'), 'ada@school.test')
    })
  }
})
